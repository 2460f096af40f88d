// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/situation.h"
#include "core/rules/category.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace showdown::tests {

/// The worth of cards: the value and, where natural beats wild, one less for every wild among the
/// five.
using PlainWorth = std::pair<HandValue, int>;

/// Odds under some rules from the definition of a hand's value alone: every deal is made, every
/// choice of five is valued, the best decides. It caches the values of fives, so use one object for
/// many situations.
class PlainOdds
{
public:
    explicit PlainOdds(const HouseRules& rules) : m_rules(rules) {}

    /// The best five of five to seven cards; nothing for fewer.
    std::optional<PlainWorth> worthOf(const std::vector<Card>& cards);

    /// Deals by the set of players who share the pot, every unseen card being distinct.
    std::array<std::uint64_t, 8> counts(const Situation& situation);

    /// Deals by the rank that the first player has at the river, high card first.
    std::array<std::uint64_t, allCategories().size()> ranks(const Situation& situation);

private:
    std::optional<PlainWorth> bestOf(const std::vector<Card>& cards, std::size_t from,
                                     std::vector<Card>& chosen);
    PlainWorth worthOfFive(const std::vector<Card>& five);

    HouseRules m_rules;
    std::map<std::vector<Card>, PlainWorth> m_known;
};

/// The counts of one situation.
std::array<std::uint64_t, 8> plainCounts(const Situation& situation);

/// The ranks of one situation.
std::array<std::uint64_t, allCategories().size()> plainRanks(const Situation& situation);

} // namespace showdown::tests
