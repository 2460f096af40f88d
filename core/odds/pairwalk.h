// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/binomial.h"
#include "core/odds/deal.h"
#include "core/odds/handpairs.h"
#include "core/odds/seats.h"

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <utility>

namespace showdown {

/// Deals the boards for two players of whom no hole card is known, and counts the pairs of hands on
/// each board.
template <std::size_t players>
class PairWalk
{
public:
    using Pair = std::pair<std::size_t, std::size_t>;

    PairWalk(const Seats& seats, const Pair& pair, const std::stop_token& stop,
             WinnerCounter<players>& counter)
        : m_seats(seats), m_pair(pair), m_stop(stop), m_counter(counter), m_pairs(*seats.table)
    {}

    /// Deals all boards; all others hold their cards.
    void dealBoards(const Deal<players>& deal) { dealBoardFrom(0, m_seats.toCome, deal); }

    /// Deals the boards whose lowest card is this one.
    void dealLowest(CardKind lowest, const Deal<players>& deal)
    {
        if (lowest == wildCardKind) {
            dealWilds(m_seats.toCome, deal);
            return;
        }
        Deal<players> next = deal;
        next.put(lowest);
        dealBoardFrom(lowest + 1, m_seats.toCome - 1, next);
    }

private:
    /// Deals the rest of the board: natural cards from this kind on, then wilds.
    void dealBoardFrom(unsigned from, int left, const Deal<players>& deal)
    {
        dealWilds(left, deal);
        for (unsigned kind = from; kind < wildCardKind && left > 0; ++kind) {
            if (!contains(deal.unseen, static_cast<CardKind>(kind)))
                continue;
            Deal<players> next = deal;
            next.put(static_cast<CardKind>(kind));
            dealBoardFrom(kind + 1, left - 1, next);
        }
    }

    void dealWilds(int left, Deal<players> deal)
    {
        if (deal.unseen.wilds < left || m_stop.stop_requested())
            return;
        deal.ways *= binomial(deal.unseen.wilds, left);
        for (; left > 0; --left)
            deal.put(wildCardKind);
        countPairs(deal);
    }

    /// Counts the pairs of hands on a whole board.
    void countPairs(const Deal<players>& deal)
    {
        const auto [first, second] = m_pair;
        TableValue best = TableValue::none;
        std::size_t known = 0; // the known players who have the best hand of them
        for (std::size_t player = 0; player < players; ++player) {
            if (player == first || player == second)
                continue;
            best = m_seats.table->template value<7>(deal.hands[player]);
            known = std::size_t{1} << player;
        }
        const PairCounts pairs = m_pairs.count(deal.hands[first], deal.unseen, best);
        const std::size_t one = std::size_t{1} << first;
        const std::size_t two = std::size_t{1} << second;
        const auto add = [&](std::size_t winners, std::uint64_t count) {
            m_counter.deals[winners] += static_cast<std::int64_t>(count * deal.ways);
        };
        add(known, pairs.bothWorse);
        add(known | one, pairs.oneEqual);
        add(known | two, pairs.oneEqual);
        add(known | one | two, pairs.bothEqual);
        add(one, pairs.oneBetter);
        add(two, pairs.oneBetter);
        add(one | two, pairs.bothBetter);
    }

    const Seats& m_seats;
    Pair m_pair;
    const std::stop_token& m_stop;
    WinnerCounter<players>& m_counter;
    HandPairs m_pairs;
};

} // namespace showdown
