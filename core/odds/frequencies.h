// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/chance.h"
#include "core/odds/situation.h"
#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <array>
#include <cstdint>

namespace showdown {

/// How often each rank comes among equally likely hands.
struct Frequencies
{
    std::uint64_t total = 0;
    std::array<std::uint64_t, allCategories().size()> counts{}; ///< by category

    std::uint64_t of(Category category) const { return counts[static_cast<std::size_t>(category)]; }

    /// The share of one rank.
    Chance chanceOf(Category category) const { return {of(category), total}; }
    /// The share of this rank and all that are better.
    Chance chanceOfAtLeast(Category category) const;

    bool operator==(const Frequencies&) const = default;
};

/// How often each rank comes under these rules, of all five-card hands of one deck with its jokers.
Frequencies frequenciesOf(const HouseRules& rules);

/// How often each rank is what this player, counted from 0, has at the river: the best five of hole
/// and board, over all ways in which the cards that they lack can come, every one of them counted.
Frequencies ranksAtRiver(const Situation& situation, int player);

} // namespace showdown
