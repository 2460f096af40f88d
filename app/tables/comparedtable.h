// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/cardtable.h"
#include "app/tables/oddsquestion.h"

namespace showdown::tables {

/// Whether there are hands to compare: from the flop on those of players with known cards.
bool canCompare(const OddsQuestion& question);

/// The table of Compare with the best five of each known player, under the same rules and names.
/// The deck is free, because players share the board.
CardTable comparedTable(const CardTable& odds);

} // namespace showdown::tables
