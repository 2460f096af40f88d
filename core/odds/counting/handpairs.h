// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/odds/counting/dealplan.h"
#include "core/odds/counting/holding.h"
#include "core/table/valuetable.h"

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

namespace showdown {

/// Counts of how two hands of two unseen cards each compare with the best known hand and with each
/// other, over all ways to deal the first and then the second.
struct PairCounts
{
    std::uint64_t bothWorse = 0;  ///< both are worth less than the best known hand
    std::uint64_t oneEqual = 0;   ///< the first is worth as much as that, the second less; the
                                  ///< other way round it comes as often
    std::uint64_t bothEqual = 0;  ///< all three are worth the same
    std::uint64_t oneBetter = 0;  ///< the first beats all; the second does as often
    std::uint64_t bothBetter = 0; ///< both are worth the same, and more than the best known hand
};

// The pairs are counted without dealing them. Take n hands of one value: of their n * n pairs those
// that share a card must go. A card that d of the hands hold is shared by d * d pairs. The n pairs
// of a hand with itself share two cards, go twice and are added back once. That leaves n * n + n
// less the sum of all d * d. Between hands of two values it is n * m less the sum of all d * e. The
// pairs in which one hand is better than the other are the rest.

/// Counts such pairs on boards of five cards.
class HandPairs
{
public:
    explicit HandPairs(const ValueTable& table);

    /// `unseen` are the cards neither on the board nor held; `best` is the value of the best known
    /// hand, none without known hands.
    PairCounts count(const TableHand& board, const SuitedCards& unseen, TableValue best);

private:
    /// Pairs of hands of one value, by how they stand to the best known hand, and pairs of a worse
    /// and an equal one.
    struct Sums
    {
        std::int64_t worse = 0;
        std::int64_t equal = 0;
        std::int64_t better = 0;
        std::int64_t worseAndEqual = 0;

        std::int64_t& of(std::size_t value, TableValue best)
        {
            if (value == 0)
                return worse;
            return value == static_cast<std::size_t>(best) ? equal : better;
        }
    };

    void valueHands(const TableHand& board, const SuitedCards& unseen, TableValue best);
    Sums countPairs(TableValue best);
    void subtractShared(std::size_t card, TableValue best, Sums& pairs);
    void addHands(std::size_t value, std::int64_t ways);

    std::size_t place(std::size_t row, std::size_t column) const
    {
        return row * m_cards.size() + column;
    }

    const ValueTable& m_table;
    std::vector<TableCard> m_cards;
    std::vector<std::int64_t> m_copies; ///< of each card
    std::vector<std::size_t> m_values;  ///< of two cards, by place; 0 for all
                                        ///< that are worse than the best known hand
    std::vector<std::int64_t> m_hands;  ///< how many hands of each value, zeros between uses
    std::vector<std::size_t> m_found;   ///< the values of which there are hands
};

/// Deals the boards for two players with no known hole card, and counts the pairs of hands on each
/// board.
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
