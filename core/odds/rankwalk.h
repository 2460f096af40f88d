// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/table/tablehand.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace showdown {

/// Walks the multisets of ranks that some cards can have whose suits do not matter.
template <typename Handle>
class RankWalk
{
public:
    /// `held`: how many cards there are of each rank, two first, 0 to 4.
    RankWalk(const std::array<int, 13>& held, const Handle& handle) : m_held(held), m_handle(handle)
    {}

    /// Calls `handle(hand, weight)` for each multiset of so many cards, with the cards and the
    /// given weight times the number of ways to give them suits.
    void walk(int cards, std::int64_t weight) const { walk(0, cards, weight, {}); }

private:
    void walk(std::size_t rank, int left, std::int64_t weight, const TableHand& hand) const
    {
        if (left == 0) {
            m_handle(hand, weight);
            return;
        }
        for (; rank < m_held.size(); ++rank) {
            const auto held = static_cast<std::size_t>(m_held[rank]);
            TableHand next = hand;
            for (std::size_t copies = 1; copies <= held && static_cast<int>(copies) <= left;
                 ++copies) {
                next += rankCards[rank];
                walk(rank + 1, left - static_cast<int>(copies), weight * suitWays[held][copies],
                     next);
            }
        }
    }

    /// By how many cards of a rank are held and how many of them come.
    static constexpr std::array<std::array<int, 5>, 5> suitWays{
        {{1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}}};

    /// Made beforehand, because a card that has only just been put together is slow to add.
    static constexpr std::array<TableCard, 13> rankCards =
        []<std::size_t... ranks>(std::index_sequence<ranks...>)
    {
        return std::array{TableCard::ofRank(static_cast<Rank>(ranks + 2))...};
    }
    (std::make_index_sequence<13>());

    const std::array<int, 13>& m_held;
    const Handle& m_handle;
};

} // namespace showdown
