// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/boardwalk.h"
#include "core/odds/dealplan.h"
#include "core/odds/handpairs.h"
#include "core/odds/slices.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace showdown {

/// Counts who shares the pot how often.
template <std::size_t players>
struct WinnerCounter
{
    std::array<std::int64_t, 8> deals{};
    std::int64_t ways = 1; ///< that each board stands for

    void operator()(const std::array<TableValue, players>& values, std::int64_t weight)
    {
        const TableValue best = *std::ranges::max_element(values);
        std::size_t winners = 0;
        for (std::size_t player = 0; player < players; ++player)
            winners |= static_cast<std::size_t>(values[player] == best) << player;
        deals[winners] += weight * ways;
    }
};

/// Counts all deals of a slice: gives the unknown cards player by player, then walks the boards.
/// Where two hands remain of which nothing is known, it deals the boards instead, and counts the
/// pairs of hands on each of them.
template <std::size_t players>
class DealWalk
{
public:
    DealWalk(const Seats& seats, const DealPlan& plan, const std::stop_token& stop)
        : m_seats(seats),
          m_plan(plan),
          m_stop(stop),
          m_boards(*seats.table, m_counter),
          m_pairs(*seats.table)
    {}

    /// The deals of a slice of the plan; nothing if it was stopped before the end.
    std::optional<Tally> count(const Holding& slice)
    {
        Deal deal;
        for (std::size_t player = 0; player < players; ++player)
            deal.hands[player] = m_seats.seats[player].hand;
        deal.unseen = m_seats.unseen;
        deal.exchanges = m_plan.symmetry.all();
        switch (m_plan.kind) {
        case SliceKind::everything:
            giveNext(0, deal);
            break;
        case SliceKind::holding:
            give(0, slice, deal);
            break;
        case SliceKind::boardCard:
            dealBoardFrom(slice, deal);
            break;
        }
        return tally();
    }

private:
    struct Deal
    {
        std::array<TableHand, players> hands;
        SuitedCards unseen;
        std::uint64_t ways = 1;
        SuitSymmetry::Exchanges exchanges = 0; ///< that leave all cards given as they are
    };

    /// Gives cards to the players of the plan from this one on.
    void giveNext(std::size_t place, const Deal& deal)
    {
        if (m_stop.stop_requested())
            return;
        if (place == m_plan.players.size()) {
            finish(deal);
            return;
        }
        const std::size_t player = m_plan.players[place];
        forEachHolding(deal.unseen, m_seats.seats[player].unknown,
                       [&](const Holding& holding) { give(place, holding, deal); });
    }

    void give(std::size_t place, const Holding& holding, Deal deal)
    {
        deal.exchanges = m_plan.symmetry.keeping(deal.exchanges, holding.first, holding.second);
        if (deal.exchanges == 0)
            return;
        const std::size_t player = m_plan.players[place];
        deal.ways *= holding.ways;
        deal.hands[player] += tableCard(holding.first);
        remove(deal.unseen, holding.first);
        if (m_seats.seats[player].unknown == 2) {
            deal.hands[player] += tableCard(holding.second);
            remove(deal.unseen, holding.second);
        }
        giveNext(place + 1, deal);
    }

    /// Walks the boards; the deal stands for all that differ from it by an exchange of suits.
    void finish(const Deal& deal)
    {
        const int alike = std::popcount(m_plan.symmetry.all()) / std::popcount(deal.exchanges);
        Deal whole = deal;
        whole.ways *= static_cast<std::uint64_t>(alike);
        if (m_plan.pair) {
            dealBoard(0, m_seats.toCome, whole);
        } else {
            m_counter.ways = static_cast<std::int64_t>(whole.ways);
            m_boards.walk(whole.hands, whole.unseen, m_seats.toCome);
        }
    }

    static void put(CardKind kind, Deal& deal)
    {
        for (TableHand& hand : deal.hands)
            hand += tableCard(kind);
        remove(deal.unseen, kind);
    }

    /// Deals the boards whose lowest card is this one.
    void dealBoardFrom(const Holding& lowest, const Deal& deal)
    {
        if (lowest.first == wildCardKind) {
            dealWilds(m_seats.toCome, deal);
            return;
        }
        Deal next = deal;
        put(lowest.first, next);
        dealBoard(lowest.first + 1, m_seats.toCome - 1, next);
    }

    /// Deals the rest of the board: natural cards from this kind on, then wilds.
    void dealBoard(unsigned from, int left, const Deal& deal)
    {
        dealWilds(left, deal);
        for (unsigned kind = from; kind < wildCardKind && left > 0; ++kind) {
            if (!contains(deal.unseen, static_cast<CardKind>(kind)))
                continue;
            Deal next = deal;
            put(static_cast<CardKind>(kind), next);
            dealBoard(kind + 1, left - 1, next);
        }
    }

    void dealWilds(int left, Deal deal)
    {
        if (deal.unseen.wilds < left || m_stop.stop_requested())
            return;
        deal.ways *= binomial(deal.unseen.wilds, left);
        for (; left > 0; --left)
            put(wildCardKind, deal);
        countPairs(deal);
    }

    /// Counts the pairs of hands on a whole board.
    void countPairs(const Deal& deal)
    {
        const auto [first, second] = *m_plan.pair;
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

    std::optional<Tally> tally() const
    {
        if (m_stop.stop_requested())
            return std::nullopt;
        Tally tally{};
        for (std::size_t set = 0; set < tally.size(); ++set)
            tally[set] = static_cast<std::uint64_t>(m_counter.deals[set]);
        return tally;
    }

    const Seats& m_seats;
    const DealPlan& m_plan;
    const std::stop_token& m_stop;
    WinnerCounter<players> m_counter;
    BoardWalk<players, 7, WinnerCounter<players>> m_boards;
    HandPairs m_pairs;
};

} // namespace showdown
