// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/chance.h"
#include "core/odds/situation.h"
#include "core/rules/category.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"

#include <array>
#include <cstdint>
#include <vector>

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

/// How many of equally likely hands have each value. Hands that differ only in how many wilds they
/// hold have one value, even where natural beats wild.
class ValueDistribution
{
public:
    /// A number of hands of one value.
    struct Entry
    {
        HandValue value;
        std::uint64_t hands = 0;
    };

    ValueDistribution() = default;

    /// From values in ascending order; repeated values are counted together.
    explicit ValueDistribution(const std::vector<Entry>& ascending);

    std::uint64_t total() const { return m_total; }

    /// The number of hands with exactly this value, possibly 0.
    std::uint64_t of(const HandValue& value) const;

    /// The share of the hands that are worth strictly less.
    Chance below(const HandValue& value) const;

    /// The frequencies of the ranks of these hands.
    Frequencies byRank() const;

private:
    std::vector<Entry> m_below; ///< for each value that occurs: how many hands are worth less
    std::uint64_t m_total = 0;
};

/// How many of all five-card hands of one deck with its jokers have each value under these rules.
ValueDistribution distributionOf(const HouseRules& rules);

/// How often each rank comes under these rules, of all five-card hands of one deck with its jokers.
Frequencies frequenciesOf(const HouseRules& rules);

/// How often each rank is this player's (from 0) at the river: the best five of hole and board,
/// over all ways in which the missing cards can come, each of them counted.
Frequencies ranksAtRiver(const Situation& situation, int player);

} // namespace showdown
