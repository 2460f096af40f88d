// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/holding.h"
#include "core/odds/suitsymmetry.h"
#include "core/table/valuetable.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace showdown {

/// The cards given so far, and what they stand for.
template <std::size_t players>
struct Deal
{
    std::array<TableHand, players> hands;
    SuitedCards unseen;
    std::uint64_t ways = 1;                ///< to give these cards
    SuitSymmetry::Exchanges exchanges = 0; ///< that leave all cards given as they are

    /// A card of this kind for one player.
    void give(std::size_t player, CardKind kind)
    {
        hands[player] += tableCard(kind);
        remove(unseen, kind);
    }

    /// A card of this kind on the board.
    void put(CardKind kind)
    {
        for (TableHand& hand : hands)
            hand += tableCard(kind);
        remove(unseen, kind);
    }
};

/// Counts who shares the pot how often.
template <std::size_t players>
struct WinnerCounter
{
    std::array<std::int64_t, 8> deals{}; ///< by the set of players who share
    std::int64_t ways = 1;               ///< that each board stands for

    void operator()(const std::array<TableValue, players>& values, std::int64_t weight)
    {
        const TableValue best = *std::ranges::max_element(values);
        std::size_t winners = 0;
        for (std::size_t player = 0; player < players; ++player)
            winners |= static_cast<std::size_t>(values[player] == best) << player;
        deals[winners] += weight * ways;
    }
};

} // namespace showdown
