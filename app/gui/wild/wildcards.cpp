// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/wild/wildcards.h"

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double wildCardWidth = 46;
constexpr double wildCardGap = 6;

} // namespace

WildCards::WildCards(const Appearance& appearance, QWidget* parent) : CardRow(appearance, parent)
{
    setObjectName(QStringLiteral("wildCards"));
    setCardSize(wildCardWidth, wildCardGap);
}

void WildCards::setHand(const Hand& hand, const std::vector<int>& wilds)
{
    std::vector<RowCard> cards;
    for (int position = 0; position < hand.size(); ++position) {
        RowCard card{hand[position]};
        if (std::ranges::count(wilds, position) > 0) {
            card.states.setFlag(CardState::matched);
            card.states.setFlag(CardState::wild, !hand[position].isJoker());
        }
        cards.push_back(card);
    }
    setCards(cards);
}

} // namespace showdown::gui
