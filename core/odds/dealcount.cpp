// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/binomial.h"
#include "core/odds/equity.h"
#include "core/odds/unseendeck.h"

#include <algorithm>
#include <limits>

namespace showdown {

std::uint64_t dealCount(const Situation& situation)
{
    std::uint64_t deals = 1;
    int left = UnseenDeck(situation).count();
    const auto choose = [&](int cards) {
        const std::uint64_t ways = binomial(left, cards);
        const bool isTooMany =
            ways > std::numeric_limits<std::uint64_t>::max() / std::max(deals, std::uint64_t{1});
        deals = isTooMany ? std::numeric_limits<std::uint64_t>::max() : deals * ways;
        left -= cards;
    };
    for (int player = 0; player < static_cast<int>(situation.players.size()); ++player)
        choose(situation.unknownCards(player));
    choose(situation.boardCardsToCome());
    return deals;
}

} // namespace showdown
