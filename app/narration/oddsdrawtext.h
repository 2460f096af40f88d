// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/oddsplayertext.h"
#include "core/odds/draws.h"

#include <QString>

#include <vector>

namespace showdown::narration {

/// The second line under the hand of a player, from 0: what the player draws to ("flush draw,
/// spades", "full house or better draws"), or for the one ahead "wins if neither improves", or
/// "drawing dead". Empty before the flop and at the river.
QString drawText(const std::vector<Draw>& draws, const OddsFacts& facts, int player);

} // namespace showdown::narration
