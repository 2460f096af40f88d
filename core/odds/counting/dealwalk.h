// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/counting/boardwalk.h"
#include "core/odds/counting/dealplan.h"
#include "core/odds/counting/handpairs.h"
#include "core/odds/counting/slices.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace showdown {

/// Counts all deals of a slice: gives the unknown cards player by player, then walks the boards.
/// Where two hands remain wholly unknown, it deals the boards instead and counts the pairs of hands
/// on each of them.
template <std::size_t players>
class DealWalk
{
public:
    DealWalk(const Seats& seats, const DealPlan& plan, const std::stop_token& stop)
        : m_seats(seats), m_plan(plan), m_stop(stop), m_boards(*seats.table, m_counter)
    {
        if (plan.pair)
            m_pairs.emplace(seats, *plan.pair, stop, m_counter);
    }

    /// The deals of a slice of the plan; nothing if stopped before the end.
    std::optional<Tally> count(const Holding& slice)
    {
        Deal<players> deal;
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
            m_pairs->dealLowest(slice.first, deal);
            break;
        }
        return tally();
    }

private:
    /// Gives cards to the players of the plan from this one on.
    void giveNext(std::size_t place, const Deal<players>& deal)
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

    void give(std::size_t place, const Holding& holding, Deal<players> deal)
    {
        deal.exchanges = m_plan.symmetry.keeping(deal.exchanges, holding.first, holding.second);
        if (deal.exchanges == 0)
            return;
        const std::size_t player = m_plan.players[place];
        deal.ways *= holding.ways;
        deal.give(player, holding.first);
        if (m_seats.seats[player].unknown == 2)
            deal.give(player, holding.second);
        giveNext(place + 1, deal);
    }

    /// Walks the boards; the deal stands for all that an exchange of suits turns it into.
    void finish(const Deal<players>& deal)
    {
        const int alike = std::popcount(m_plan.symmetry.all()) / std::popcount(deal.exchanges);
        Deal<players> whole = deal;
        whole.ways *= static_cast<std::uint64_t>(alike);
        if (m_pairs) {
            m_pairs->dealBoards(whole);
        } else {
            m_counter.ways = static_cast<std::int64_t>(whole.ways);
            m_boards.walk(whole.hands, whole.unseen, m_seats.toCome);
        }
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
    std::optional<PairWalk<players>> m_pairs;
};

} // namespace showdown
