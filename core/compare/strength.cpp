// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/strength.h"

namespace showdown {

Outcome compare(const Strength& left, const Strength& right, const HouseRules& rules)
{
    if (left.value != right.value)
        return left.value > right.value ? Outcome::better : Outcome::worse;
    return rules.naturalBeatsWild ? outcomeOf(right.wilds, left.wilds) : Outcome::equal;
}

std::vector<int> winnersOf(std::span<const std::optional<Strength>> players,
                           const HouseRules& rules)
{
    std::vector<int> winners;
    const Strength* best = nullptr;
    int player = 0;
    for (const std::optional<Strength>& each : players) {
        ++player;
        if (!each)
            continue;
        const Outcome outcome = best ? compare(*each, *best, rules) : Outcome::better;
        if (outcome == Outcome::better) {
            best = &*each;
            winners.clear();
        }
        if (outcome != Outcome::worse)
            winners.push_back(player);
    }
    return winners;
}

} // namespace showdown
