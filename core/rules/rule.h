// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/houserules.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace showdown {

/// The rules by name, in the order in which they are documented.
enum class Rule : std::uint8_t {
    pairFloor,
    lowAceStraight,
    fiveOfAKind,
    flushRepeats,
    naturalBeatsWild,
    wildScope,
    wildRanks,
    wildCards,
    deck,
    jokers
};

/// The member that holds a rule, by the type of its value.
using RuleMember = std::variant<Rank HouseRules::*, bool HouseRules::*, WildScope HouseRules::*,
                                RankSet HouseRules::*, CardSet HouseRules::*,
                                DeckKind HouseRules::*, JokerCount HouseRules::*>;

/// A rule, its machine-readable name, and where HouseRules holds it.
struct RuleEntry
{
    Rule rule;
    std::string_view id;
    RuleMember member;
};

/// Every rule, in the order of `Rule`. What is done with a rule follows from the type of its member.
inline constexpr std::array ruleTable{
    RuleEntry{Rule::pairFloor, "pairFloor", &HouseRules::pairFloor},
    RuleEntry{Rule::lowAceStraight, "lowAceStraight", &HouseRules::lowAceStraight},
    RuleEntry{Rule::fiveOfAKind, "fiveOfAKind", &HouseRules::fiveOfAKind},
    RuleEntry{Rule::flushRepeats, "flushRepeats", &HouseRules::flushRepeats},
    RuleEntry{Rule::naturalBeatsWild, "naturalBeatsWild", &HouseRules::naturalBeatsWild},
    RuleEntry{Rule::wildScope, "wildScope", &HouseRules::wildScope},
    RuleEntry{Rule::wildRanks, "wildRanks", &HouseRules::wildRanks},
    RuleEntry{Rule::wildCards, "wildCards", &HouseRules::wildCards},
    RuleEntry{Rule::deck, "deck", &HouseRules::deck},
    RuleEntry{Rule::jokers, "jokers", &HouseRules::jokers},
};

constexpr auto allRules()
{
    std::array<Rule, ruleTable.size()> rules{};
    for (std::size_t i = 0; i < rules.size(); ++i)
        rules[i] = ruleTable[i].rule;
    return rules;
}
static_assert([] {
    for (std::size_t i = 0; i < ruleTable.size(); ++i) {
        if (ruleTable[i].rule != static_cast<Rule>(i))
            return false;
    }
    return ruleTable.size() == static_cast<std::size_t>(Rule::jokers) + 1;
}());

/// The machine-readable name: `pairFloor`.
constexpr std::string_view id(Rule rule)
{
    return ruleTable[static_cast<std::size_t>(rule)].id;
}

/// The member that holds this rule.
constexpr RuleMember memberOf(Rule rule)
{
    return ruleTable[static_cast<std::size_t>(rule)].member;
}

/// The rule with this machine-readable name, or nothing.
std::optional<Rule> ruleFromId(std::string_view text);

/// The machine-readable value of one rule: `J`, `on`, `full`, `2,J`, `Jh,Js`, `none`, `one`, `0`.
std::string valueText(const HouseRules& rules, Rule rule);

/// Sets one rule from its machine-readable value (`10` is accepted for `T`, letters in either
/// case). False, and the rules unchanged, if the value is not one of that rule.
bool setFromText(HouseRules& rules, Rule rule, std::string_view value);

} // namespace showdown
