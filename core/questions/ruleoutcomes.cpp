// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/ruleoutcomes.h"

#include "core/rules/alsowild.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>
#include <variant>

namespace showdown {
namespace {

std::optional<HandValue> valueOf(const PlayerResult& player)
{
    return player.result ? std::optional(player.result->value) : std::nullopt;
}

bool isPlaceAnother(const PlayerResult& before, const PlayerResult& after)
{
    return before.place != after.place;
}

bool isValueAnother(const PlayerResult& before, const PlayerResult& after)
{
    return valueOf(before) != valueOf(after);
}

using Difference = bool (*)(const PlayerResult&, const PlayerResult&);

/// The first player, from 1, of whom this is true.
std::optional<int> firstWith(Difference difference, const Showdown& before, const Showdown& after)
{
    const std::size_t count = std::min(before.players.size(), after.players.size());
    for (std::size_t i = 0; i < count; ++i) {
        if (difference(before.players[i], after.players[i]))
            return static_cast<int>(i) + 1;
    }
    return std::nullopt;
}

std::vector<HouseRules> otherRanks(const HouseRules& rules, Rank HouseRules::*member)
{
    std::vector<HouseRules> others;
    for (const Rank rank : allRanks()) {
        if (rank == rules.*member)
            continue;
        others.push_back(rules);
        others.back().*member = rank;
    }
    return others;
}

std::vector<HouseRules> otherWilds(const HouseRules& rules)
{
    std::vector<HouseRules> others;
    for (const AlsoWild wild : allAlsoWild()) {
        if (const HouseRules changed = withAlsoWild(rules, wild); changed != rules)
            others.push_back(changed);
    }
    return others;
}

void switchOver(bool& value)
{
    value = !value;
}

void switchOver(WildScope& value)
{
    value = value == WildScope::full ? WildScope::bug : WildScope::full;
}

/// The rules with the other value of a rule that has two.
template <typename Value>
std::vector<HouseRules> switched(HouseRules rules, Value HouseRules::*member)
{
    switchOver(rules.*member);
    return {rules};
}

/// The other values of a rule, by the member that holds it; a type left out does not compile.
struct OtherValues
{
    const HouseRules& rules;

    std::vector<HouseRules> operator()(Rank HouseRules::*member) const
    {
        return otherRanks(rules, member);
    }
    std::vector<HouseRules> operator()(RankSet HouseRules::*) const { return otherWilds(rules); }
    std::vector<HouseRules> operator()(bool HouseRules::*member) const
    {
        return switched(rules, member);
    }
    std::vector<HouseRules> operator()(WildScope HouseRules::*member) const
    {
        return switched(rules, member);
    }
    std::vector<HouseRules> operator()(CardSet HouseRules::*) const { return {}; } // see wildRanks
    std::vector<HouseRules> operator()(DeckKind HouseRules::*) const { return {}; }
    std::vector<HouseRules> operator()(JokerCount HouseRules::*) const { return {}; }
};

/// Whether this change of a rule is the one to tell if none makes a difference.
bool isUsual(const HouseRules& changed, const HouseRules& rules, Rule rule)
{
    if (rule == Rule::pairFloor)
        return changed.pairFloor == (rules.pairFloor == Rank::two ? Rank::jack : Rank::two);
    return true;
}

/// What comes out of one change.
RuleOutcome outcomeOf(std::span<const Hand> hands, const Showdown& before, Rule rule,
                      const HouseRules& changed, std::optional<Category> lens)
{
    RuleOutcome outcome{rule, changed, lens && changed.knows(*lens) ? lens : std::nullopt, {}};
    outcome.result = compareHands(hands, changed, outcome.lens);
    outcome.change = changeOf(before, outcome.result);
    return outcome;
}

/// The change that decides who wins; without one, the usual change.
RuleOutcome mostTelling(std::span<const Hand> hands, const Showdown& before,
                        const HouseRules& rules, std::optional<Category> lens, Rule rule)
{
    std::optional<RuleOutcome> usual;
    for (const HouseRules& changed : otherValues(rules, rule)) {
        RuleOutcome outcome = outcomeOf(hands, before, rule, changed, lens);
        if (outcome.change == ResultChange::winners)
            return outcome;
        if (!usual && isUsual(changed, rules, rule))
            usual = std::move(outcome);
    }
    return usual ? *std::move(usual) : RuleOutcome{rule, rules, lens, before};
}

} // namespace

ResultChange changeOf(const Showdown& before, const Showdown& after)
{
    if (before.winners != after.winners)
        return ResultChange::winners;
    if (firstWith(isPlaceAnother, before, after))
        return ResultChange::places;
    return firstWith(isValueAnother, before, after) ? ResultChange::hand : ResultChange::none;
}

std::optional<int> firstChanged(const Showdown& before, const Showdown& after)
{
    if (const std::optional<int> player = firstWith(isPlaceAnother, before, after))
        return player;
    return firstWith(isValueAnother, before, after);
}

std::vector<Rule> rulesThatDecide()
{
    std::vector<Rule> rules;
    std::ranges::copy_if(allRules(), std::back_inserter(rules),
                         [](Rule rule) { return !otherValues(HouseRules{}, rule).empty(); });
    return rules;
}

std::vector<HouseRules> otherValues(const HouseRules& rules, Rule rule)
{
    return std::visit(OtherValues{rules}, memberOf(rule));
}

RuleOutcome ruleOutcome(std::span<const Hand> hands, const HouseRules& rules,
                        std::optional<Category> lens, Rule rule)
{
    return mostTelling(hands, compareHands(hands, rules, lens), rules, lens, rule);
}

std::vector<RuleOutcome> ruleOutcomes(std::span<const Hand> hands, const HouseRules& rules,
                                      std::optional<Category> lens)
{
    const Showdown before = compareHands(hands, rules, lens);
    std::vector<RuleOutcome> outcomes;
    for (const Rule rule : rulesThatDecide())
        outcomes.push_back(mostTelling(hands, before, rules, lens, rule));
    return outcomes;
}

} // namespace showdown
