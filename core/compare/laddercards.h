// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/compare/showdown.h"
#include "core/match/ladder.h"
#include "core/rules/houserules.h"

#include <array>

namespace showdown {

/// One flag per card of a complete hand, in the order dealt.
using DealtCards = std::array<bool, Hand::fullSize>;

/// The cards that a row of a player's ladder is about: those that make the rank, or those that keep
/// the hand from it. None for a rank that was not reached.
DealtCards ladderCards(const LadderRow& row, const PlayerResult& player, const HouseRules& rules);

} // namespace showdown
