// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/showdown.h"
#include "core/rules/houserules.h"
#include "core/rules/ruletext.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace showdown {

// What is asked: what would come out of these hands if one rule were another?
// What may be answered: the same result; another hand, place or winner.
// Which fact decides: the showdown of the same hands under the changed rules, and nothing else.

/// How far a result differs from another one of the same hands; each includes those before it.
enum class ResultChange : std::uint8_t {
    none,
    hand,    ///< the rank or the value of somebody's hand
    places,  ///< somebody's place
    winners, ///< who wins, alone or together
};

/// How far a result differs from another one of as many hands. What a wild stands for, and which
/// comparison decides, do not count as long as the values are the same.
ResultChange changeOf(const Showdown& before, const Showdown& after);

/// The first player, from 1, whose place is another, or if nobody's is whose hand is worth another
/// value. Nothing if all are the same.
std::optional<int> firstChanged(const Showdown& before, const Showdown& after);

/// One rule changed, and what comes out of the hands then.
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

/// The rules with every other value that is asked about for one of those rules, in the order in
/// which a person chooses among them: the other value of a rule that has two, every other lowest
/// pair from two to ace, every other one of allAlsoWild().
std::vector<HouseRules> otherValues(const HouseRules& rules, Rule rule);

/// The most telling change of a rule that decides: the first of otherValues() that changes the
/// winners; without one the usual change, whatever it does: twos for the lowest pair, or jacks if
/// twos are in force, and the first of all other rules.
RuleOutcome ruleOutcome(std::span<const Hand> hands, const HouseRules& rules,
                        std::optional<Category> lens, Rule rule);

/// That of each of rulesThatDecide().
std::vector<RuleOutcome> ruleOutcomes(std::span<const Hand> hands, const HouseRules& rules,
                                      std::optional<Category> lens = std::nullopt);

} // namespace showdown
