// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/carry/cardspage.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"

#include <QPainter>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double spareOverDeck = 24; ///< before the keys of the deck grow

} // namespace

/// The height that the keys of the deck give up, or gain if negative.
int CardsPage::lackOrSpare(int lacking, int spare, const DeckPanel& deck) const
{
    if (lacking >= 0)
        return lacking;
    return -std::clamp(spare - scaled(spareOverDeck, font()), 0, deck.mostGrowth());
}

void CardsPage::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), Colors::of(palette()).table);
}

} // namespace showdown::gui
