// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"

#include <optional>
#include <span>
#include <vector>

namespace showdown {

// Who wins among hands whose values are known: the same answer as compareHands(), without running the
// comparators of the series. For questions that try many hands.

/// The properties by which a complete hand is compared.
struct Strength
{
    HandValue value;
    int wilds = 0; ///< how many of the five cards are wild
};

/// By value and, where the rules let natural beat wild, by fewer wilds.
Outcome compare(const Strength& left, const Strength& right, const HouseRules& rules);

/// The unbeaten players, from 1, ascending; nothing stands for a player who takes no part.
std::vector<int> winnersOf(std::span<const std::optional<Strength>> players,
                           const HouseRules& rules);

} // namespace showdown
