// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/exactequity.h"

#include "core/odds/boardwalk.h"
#include "core/odds/suitsymmetry.h"

#include <array>
#include <bit>
#include <cstddef>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace showdown {
namespace {

/// Hole cards that one player may be given, and in how many ways. A player who lacks one card has
/// it twice here.
struct Holding
{
    CardKind first = 0;
    CardKind second = 0;
    std::uint64_t ways = 1;
};

/// Calls `handle` with every holding of so many unseen cards.
template <typename Handle>
void forEachHolding(const SuitedCards& unseen, int cards, const Handle& handle)
{
    const auto isUnseen = [&unseen](unsigned kind) {
        return (unseen.ranks[kind % 4] >> (kind / 4) & 1U) != 0;
    };
    for (unsigned first = 0; first < wildCardKind; ++first) {
        if (!isUnseen(first))
            continue;
        if (cards == 1) {
            handle(Holding{static_cast<CardKind>(first), static_cast<CardKind>(first), 1});
            continue;
        }
        for (unsigned second = first + 1; second < wildCardKind; ++second) {
            if (isUnseen(second))
                handle(Holding{static_cast<CardKind>(first), static_cast<CardKind>(second), 1});
        }
        if (unseen.wilds > 0) {
            handle(Holding{static_cast<CardKind>(first), wildCardKind,
                           static_cast<std::uint64_t>(unseen.wilds)});
        }
    }
    if (unseen.wilds >= cards)
        handle(Holding{wildCardKind, wildCardKind, binomial(unseen.wilds, cards)});
}

/// Counts who shares the pot how often.
template <std::size_t players>
struct Counter
{
    std::array<std::int64_t, 8> deals{};
    std::int64_t ways = 1; ///< of which each board counted is one

    void operator()(const std::array<TableValue, players>& values, std::int64_t weight)
    {
        TableValue best = values[0];
        for (std::size_t player = 1; player < players; ++player)
            best = std::max(best, values[player]);
        std::size_t winners = 0;
        for (std::size_t player = 0; player < players; ++player)
            winners |= static_cast<std::size_t>(values[player] == best) << player;
        deals[winners] += weight * ways;
    }
};

/// Gives the unknown cards player by player and walks the boards of each such deal.
template <std::size_t players>
class DealWalk
{
public:
    DealWalk(const Seats& seats, const SuitSymmetry& symmetry, const std::stop_token& stop)
        : m_seats(seats), m_symmetry(symmetry), m_stop(stop), m_boards(*seats.table, m_counter)
    {}

    /// Counts the deals in which this player, the first that lacks cards, is given this holding.
    std::optional<Tally> count(std::size_t player, const Holding& holding)
    {
        give(player, holding, start());
        return tally();
    }

    /// Counts the deals if nobody lacks cards.
    std::optional<Tally> count()
    {
        deal(0, start());
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

    Deal start() const
    {
        Deal deal;
        for (std::size_t player = 0; player < players; ++player)
            deal.hands[player] = m_seats.seats[player].hand;
        deal.unseen = m_seats.unseen;
        deal.exchanges = m_symmetry.all();
        return deal;
    }

    void deal(std::size_t player, const Deal& deal)
    {
        while (player < players && m_seats.seats[player].unknown == 0)
            ++player;
        if (player == players) {
            const int alike = std::popcount(m_symmetry.all()) / std::popcount(deal.exchanges);
            m_counter.ways = static_cast<std::int64_t>(deal.ways) * alike;
            m_boards.walk(deal.hands, deal.unseen, m_seats.toCome);
            return;
        }
        if (m_stop.stop_requested())
            return;
        forEachHolding(deal.unseen, m_seats.seats[player].unknown,
                       [&](const Holding& holding) { give(player, holding, deal); });
    }

    void give(std::size_t player, const Holding& holding, Deal deal)
    {
        deal.exchanges = m_symmetry.keeping(deal.exchanges, holding.first, holding.second);
        if (deal.exchanges == 0)
            return;
        deal.ways *= holding.ways;
        give(player, holding.first, deal);
        if (m_seats.seats[player].unknown == 2)
            give(player, holding.second, deal);
        this->deal(player + 1, deal);
    }

    void give(std::size_t player, CardKind kind, Deal& deal) const
    {
        if (kind == wildCardKind) {
            deal.hands[player] += TableCard::wild();
            --deal.unseen.wilds;
            return;
        }
        const Card card = *cardOf(kind);
        deal.hands[player] += TableCard::natural(*card.rank(), *card.suit());
        deal.unseen.removeNatural(card);
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
    const SuitSymmetry& m_symmetry;
    const std::stop_token& m_stop;
    Counter<players> m_counter;
    BoardWalk<players, 7, Counter<players>> m_boards;
};

SuitSymmetry symmetryOf(const Seats& seats)
{
    std::vector<SuitedCards> fixed{seats.board, seats.unseen};
    for (const Seat& seat : seats.seats)
        fixed.push_back(seat.hole);
    return SuitSymmetry(fixed);
}

/// The holdings of the first player who lacks cards, in an order without a plan, so that what is
/// counted when somebody stops is no lopsided part of the whole.
std::vector<Holding> scatteredHoldings(const Seats& seats, int unknown)
{
    std::vector<Holding> holdings;
    forEachHolding(seats.unseen, unknown,
                   [&](const Holding& holding) { holdings.push_back(holding); });
    std::size_t step = holdings.size() * 5 / 8 + 1;
    while (std::gcd(step, holdings.size()) > 1)
        ++step;
    std::vector<Holding> scattered;
    for (std::size_t i = 0; i < holdings.size(); ++i)
        scattered.push_back(holdings[i * step % holdings.size()]);
    return scattered;
}

template <std::size_t players>
SlicedWork workFor(const Seats& seats)
{
    std::size_t first = 0;
    while (first < players && seats.seats[first].unknown == 0)
        ++first;
    SlicedWork work;
    const SuitSymmetry symmetry = symmetryOf(seats);
    if (first == players) {
        work.slices = 1;
        work.slice = [&seats, symmetry](std::uint64_t /*slice*/, const std::stop_token& stop) {
            return DealWalk<players>(seats, symmetry, stop).count();
        };
        return work;
    }
    std::vector<Holding> holdings = scatteredHoldings(seats, seats.seats[first].unknown);
    work.slices = holdings.size();
    work.slice = [&seats, symmetry, first, holdings = std::move(holdings)](
                     std::uint64_t slice, const std::stop_token& stop) {
        return DealWalk<players>(seats, symmetry, stop).count(first, holdings[slice]);
    };
    return work;
}

} // namespace

SlicedWork exactWork(const Seats& seats)
{
    return seats.seats.size() == 2 ? workFor<2>(seats) : workFor<3>(seats);
}

} // namespace showdown
