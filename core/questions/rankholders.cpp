// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/rankholders.h"

#include "core/compare/showdown.h"

namespace showdown {

std::map<Category, std::vector<int>> rankHolders(std::span<const Hand> hands,
                                                 const HouseRules& rules)
{
    std::map<Category, std::vector<int>> holders;
    int player = 0;
    for (const Hand& hand : hands) {
        ++player;
        if (const auto result = evaluate(hand, rules))
            holders[result->value.category()].push_back(player);
    }
    return holders;
}

} // namespace showdown
