// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/compare/showdown.h"
#include "core/match/ladder.h"
#include "core/rules/houserules.h"

#include <array>

namespace showdown {

/// For each card of a complete hand, in the order as dealt, whether something is said of it.
using DealtCards = std::array<bool, Hand::fullSize>;

/// The cards that a row of the ladder of a player speaks of: those that make the rank, or those
/// that keep the hand from it. None of a rank that was not reached.
DealtCards ladderCards(const LadderRow& row, const PlayerResult& player, const HouseRules& rules);

} // namespace showdown
