// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/arenametrics.h"

#include "app/gui/cards/bracket.h"

namespace showdown::gui {

QSize ArenaMetrics::cardOf(double wide) const
{
    constexpr double timesWidth = 1.4;
    return {px(wide), px(timesWidth * wide)};
}

QSize ArenaMetrics::card() const
{
    return cardOf(cardWidth());
}

QSize ArenaMetrics::placedCard() const
{
    return cardOf(0.8 * cardWidth());
}

QSize ArenaMetrics::restCard() const
{
    return cardOf(0.75 * cardWidth());
}

QRect ArenaMetrics::place(int column, int top, QSize card) const
{
    const int left = width - edge() - 5 * card.width() - 4 * gap();
    return {QPoint(left + column * (card.width() + gap()), top), card};
}

int ArenaMetrics::height() const
{
    return secondTop() + card().height() + Bracket::height(font) + edge();
}

int ArenaMetrics::leastWidth() const
{
    return 2 * edge() + leastWords() + px(8) + 5 * card().width() + 4 * gap();
}

ArenaMetrics ArenaMetrics::grownInto(QSize room, int widestCard) const
{
    ArenaMetrics grown = *this;
    grown.growth = 0;
    for (ArenaMetrics next = grown;; grown = next) {
        ++next.growth;
        if (next.cardWidth() > widestCard || next.leastWidth() > room.width()
            || next.height() > room.height())
            return grown;
    }
}

} // namespace showdown::gui
