// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/odds/counting/holding.h"
#include "core/odds/situation.h"
#include "core/table/valuetable.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace showdown {

/// The known cards of one player, and the number of unknown ones.
struct Seat
{
    TableHand hand;   ///< known hole cards and board
    int unknown = 0;  ///< unseen hole cards
    SuitedCards hole; ///< the known ones
};

/// A situation made ready for counting.
struct Seats
{
    explicit Seats(const Situation& situation);

    std::shared_ptr<const ValueTable> table;
    std::vector<Seat> seats;
    SuitedCards board;
    SuitedCards unseen;
    int toCome = 0; ///< board cards
};

/// The exchanges of suits that leave every given set of cards as it is. Deals that such an exchange
/// turns into each other have equal outcomes, so only one of them is counted.
class SuitSymmetry
{
public:
    /// A set of exchanges, a bit for each.
    using Exchanges = std::uint32_t;

    explicit SuitSymmetry(std::span<const SuitedCards> fixed);

    /// All exchanges, including the one that changes nothing.
    Exchanges all() const { return (Exchanges{1} << m_images.size()) - 1; }

    /// One or two cards of one player, as a number that orders them.
    static unsigned code(CardKind first, CardKind second)
    {
        return first < second ? first * 64U + second : second * 64U + first;
    }

    /// The subset of these exchanges that leaves the two cards as they are. Empty if one of the
    /// others turns them into cards of a lower code, which are counted instead.
    Exchanges keeping(Exchanges exchanges, CardKind first, CardKind second) const;

private:
    std::vector<std::array<CardKind, 53>> m_images;
};

/// The cards given so far, and how many deals they stand for.
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

/// How often each set of players shares the pot.
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

/// The shared property of the deals of one slice.
enum class SliceKind : std::uint8_t {
    everything, ///< nothing: there is one slice
    holding,    ///< the cards given to the first player of the plan
    boardCard,  ///< the lowest card of the rest of the board
};

/// The order in which the deals of a situation are counted.
struct DealPlan
{
    explicit DealPlan(const Seats& seats);

    SuitSymmetry symmetry;

    /// The players who lack cards, without the pair.
    std::vector<std::size_t> players;

    /// Two players with no known hole card, if there are two: their pairs of hands are counted
    /// board by board.
    std::optional<std::pair<std::size_t, std::size_t>> pair;

    SliceKind kind = SliceKind::everything;

    /// One per slice, shuffled, so that a count stopped early is still typical of the whole.
    std::vector<Holding> slices;
};

} // namespace showdown
