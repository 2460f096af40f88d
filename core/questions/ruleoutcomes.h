// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/showdown.h"
#include "core/rules/houserules.h"
#include "core/rules/rule.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace showdown {

// What is asked: what would come out of these hands if one rule were different?
// What can be answered: the same result; a different hand, place or winner.
// What decides: the showdown of the same hands under the changed rules, and nothing else.

/// The extent to which two results of the same hands differ; each includes those before it.
enum class ResultChange : std::uint8_t {
    none,
    hand,    ///< the rank or the value of a hand
    places,  ///< a player's place
    winners, ///< who wins, alone or together
};

/// The extent to which two results of equally many hands differ. What a wild stands for, and which
/// comparison decides, do not count as long as the values are the same.
ResultChange changeOf(const Showdown& before, const Showdown& after);

/// The first player, from 1, whose place changed or, if no place did, whose hand changed in value.
/// Nothing if all are the same.
std::optional<int> firstChanged(const Showdown& before, const Showdown& after);

/// One changed rule and its outcome.
struct RuleOutcome
{
    Rule rule = Rule::pairFloor;
    HouseRules rules;             ///< with the change
    std::optional<Category> lens; ///< nothing if the changed rules do not know the lens
    Showdown result;
    ResultChange change = ResultChange::none;
};

/// The rules that may change the result of a comparison, in the order of allRules(). Wild ranks and
/// wild cards are one question, under `wildRanks`. Deck and jokers decide nothing here.
std::vector<Rule> rulesThatDecide();

/// The rules with each other value that one of those rules is asked about, in the order in which
/// they are offered: the other value of a rule with two, every other lowest pair from two to ace,
/// every other one of allAlsoWild().
std::vector<HouseRules> otherValues(const HouseRules& rules, Rule rule);

/// The most telling change of a rule that decides: the first of otherValues() that changes the
/// winners; without one the usual change, whatever it does: twos for the lowest pair, or jacks if
/// twos are in force, and the first of all other rules.
RuleOutcome ruleOutcome(std::span<const Hand> hands, const HouseRules& rules,
                        std::optional<Category> lens, Rule rule);

/// ruleOutcome() for each of rulesThatDecide().
std::vector<RuleOutcome> ruleOutcomes(std::span<const Hand> hands, const HouseRules& rules,
                                      std::optional<Category> lens = std::nullopt);

} // namespace showdown
