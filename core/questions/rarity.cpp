// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/rarity.h"

#include "core/compare/showdown.h"

#include <algorithm>

namespace showdown {

HouseRules withJokersOf(const HouseRules& rules, std::span<const Hand> hands)
{
    int jokers = rules.jokers.count();
    for (const Hand& hand : hands)
        jokers = std::max(jokers, static_cast<int>(std::ranges::count_if(hand, &Card::isJoker)));
    HouseRules result = rules;
    result.jokers = JokerCount::of(jokers).value_or(rules.jokers);
    return result;
}

std::optional<Chance> shareBelow(const Hand& hand, const HouseRules& rules,
                                 const ValueDistribution& all)
{
    const std::optional<HandResult> result = evaluate(hand, rules);
    return result ? std::optional(all.below(result->value)) : std::nullopt;
}

} // namespace showdown
