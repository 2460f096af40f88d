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

constexpr auto allRules()
{
    using enum Rule;
    return std::to_array({pairFloor, lowAceStraight, fiveOfAKind, flushRepeats, naturalBeatsWild,
                          wildScope, wildRanks, wildCards, deck, jokers});
}
static_assert(allRules().size() == static_cast<std::size_t>(Rule::jokers) + 1);

/// The machine-readable name: `pairFloor`.
std::string_view id(Rule rule);

/// The rule with this machine-readable name, or nothing.
std::optional<Rule> ruleFromId(std::string_view text);

/// The machine-readable value of one rule: `J`, `on`, `full`, `2,J`, `Jh,Js`, `none`, `one`, `0`.
std::string valueText(const HouseRules& rules, Rule rule);

/// Sets one rule from its machine-readable value (`10` is accepted for `T`, letters in either
/// case). False, and the rules unchanged, if the value is not one of that rule.
bool setFromText(HouseRules& rules, Rule rule, std::string_view value);

} // namespace showdown
