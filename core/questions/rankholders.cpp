// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/rankholders.h"

namespace showdown {

std::map<Category, std::vector<int>> rankHolders(const Showdown& byBestRank)
{
    std::map<Category, std::vector<int>> holders;
    int player = 0;
    for (const PlayerResult& each : byBestRank.players) {
        ++player;
        if (each.result)
            holders[each.result->value.category()].push_back(player);
    }
    return holders;
}

} // namespace showdown
