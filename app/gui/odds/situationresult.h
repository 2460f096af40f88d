// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/export/resultdescription.h"

namespace showdown::gui {

struct OddsShown;

/// A situation for export: who is ahead, the board with its street and the dead cards, the players
/// with their cards and chances, the outs of this player, from 0, or else of the first who has any,
/// how all was counted, and the rules. While a count runs it shows what is known so far, and says
/// so.
///
///     | start | words | hole cards, under the board | hand, bar | percent |
ResultDescription situationResult(const OddsShown& shown, int player, SuitColors suitColors);

} // namespace showdown::gui
