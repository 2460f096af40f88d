// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/wildchoices.h"

#include "core/questions/wildchooser.h"

#include <algorithm>

namespace showdown {

std::vector<WildChoice> wildChoices(const Hand& hand, const HouseRules& rules)
{
    std::vector<WildChoice> choices;
    const WildChooser chooser(hand, rules);
    if (!hand.isComplete() || chooser.wildCount() == 0)
        return choices;

    forEachWildRanks(chooser.wildCount(), [&](std::span<const Rank> ranks) {
        for (const bool ofOneSuit : {true, false}) {
            if (ofOneSuit && !chooser.suit())
                continue;
            if (const auto value = chooser.make(ranks, ofOneSuit).value)
                choices.push_back({chooser.substitutes(ranks, value->category()), *value});
        }
    });
    std::ranges::stable_sort(choices, [](const WildChoice& left, const WildChoice& right) {
        return left.value > right.value;
    });
    const auto repeated = std::unique(
        choices.begin(), choices.end(),
        [](const WildChoice& left, const WildChoice& right) { return left.value == right.value; });
    choices.erase(repeated, choices.end());
    return choices;
}

} // namespace showdown
