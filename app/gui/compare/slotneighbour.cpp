// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/slotneighbour.h"

namespace showdown::gui {

std::optional<SlotPlace> neighbour(SlotPlace from, SlotMove move, int players,
                                   Qt::LayoutDirection direction)
{
    const int ahead = direction == Qt::LeftToRight ? 1 : -1;
    const int last = SlotRow::size - 1;
    SlotPlace to = from;
    switch (move) {
    case SlotMove::left:
        to.slot -= ahead;
        break;
    case SlotMove::right:
        to.slot += ahead;
        break;
    case SlotMove::up:
        --to.player;
        break;
    case SlotMove::down:
        ++to.player;
        break;
    case SlotMove::first:
        to.slot = 0;
        break;
    case SlotMove::last:
        to.slot = last;
        break;
    case SlotMove::back:
        to = from.slot > 0 ? SlotPlace{from.player, from.slot - 1}
                           : SlotPlace{from.player - 1, last};
        break;
    case SlotMove::forward:
        to = from.slot < last ? SlotPlace{from.player, from.slot + 1}
                              : SlotPlace{from.player + 1, 0};
        break;
    }
    if (to.slot < 0 || to.slot > last || to.player < 0 || to.player >= players)
        return std::nullopt;
    return to;
}

} // namespace showdown::gui
