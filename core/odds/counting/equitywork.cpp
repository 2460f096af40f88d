// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/counting/equitywork.h"

#include "core/odds/counting/dealwalk.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace showdown {
namespace {

template <std::size_t players>
SlicedWork exactWorkFor(const Seats& seats)
{
    const auto plan = std::make_shared<const DealPlan>(seats);
    SlicedWork work;
    work.slices = plan->slices.size();
    work.slice = [&seats, plan](std::uint64_t slice, const std::stop_token& stop) {
        return DealWalk<players>(seats, *plan, stop)
            .count(plan->slices[static_cast<std::size_t>(slice)]);
    };
    return work;
}

/// Random numbers from a seed and the number of a slice: the generator SplitMix64 of Steele, Lea
/// and Flood (2014), each slice starting where the seed and its number lead.
class SliceRandom
{
public:
    SliceRandom(std::uint64_t seed, std::uint64_t slice)
        : m_state(mixed(mixed(seed) + slice * golden))
    {}

    /// A number from 0 to `count` - 1; the chances differ by less than 2^-21 for counts up to 2^11.
    std::size_t below(std::size_t count)
    {
        m_state += golden;
        return static_cast<std::size_t>((mixed(m_state) >> 32) * count >> 32);
    }

private:
    static constexpr std::uint64_t golden = 0x9E3779B97F4A7C15;

    static constexpr std::uint64_t mixed(std::uint64_t number)
    {
        number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9;
        number = (number ^ number >> 27) * 0x94D049BB133111EB;
        return number ^ number >> 31;
    }

    std::uint64_t m_state;
};

std::vector<TableCard> cardsOf(const SuitedCards& unseen)
{
    std::vector<TableCard> cards(static_cast<std::size_t>(unseen.wilds), TableCard::wild());
    for (int index = 0; index < 52; ++index) {
        const Card card = *cardOf(index);
        if (unseen.containsNatural(card))
            cards.push_back(TableCard::natural(*card.rank(), *card.suit()));
    }
    return cards;
}

/// Deals the cards that are left, each time in any order with equal chance.
class Dealing
{
public:
    Dealing(std::vector<TableCard> cards, SliceRandom random)
        : m_cards(std::move(cards)), m_random(random)
    {}

    void shuffle() { m_dealt = 0; }

    const TableCard& next()
    {
        const std::size_t chosen = m_dealt + m_random.below(m_cards.size() - m_dealt);
        std::swap(m_cards[m_dealt], m_cards[chosen]);
        return m_cards[m_dealt++];
    }

private:
    std::vector<TableCard> m_cards;
    SliceRandom m_random;
    std::size_t m_dealt = 0;
};

/// Deals once and gives the set of players who share the pot.
std::size_t winnersOfDeal(const Seats& seats, Dealing& dealing)
{
    dealing.shuffle();
    TableHand board;
    for (int card = 0; card < seats.toCome; ++card)
        board += dealing.next();
    TableValue best = TableValue::none;
    std::size_t winners = 0;
    for (std::size_t player = 0; player < seats.seats.size(); ++player) {
        TableHand hand = seats.seats[player].hand + board;
        for (int card = 0; card < seats.seats[player].unknown; ++card)
            hand += dealing.next();
        const TableValue value = seats.table->value<7>(hand);
        if (value > best)
            winners = 0;
        if (value >= best)
            winners |= std::size_t{1} << player;
        best = std::max(best, value);
    }
    return winners;
}

} // namespace

SlicedWork exactWork(const Seats& seats)
{
    return seats.seats.size() == 2 ? exactWorkFor<2>(seats) : exactWorkFor<3>(seats);
}

SlicedWork sampledWork(const Seats& seats, std::uint64_t seed, std::uint64_t maxSamples)
{
    SlicedWork work;
    work.slices = std::max<std::uint64_t>(1, (maxSamples + samplesPerSlice - 1) / samplesPerSlice);
    work.slice = [&seats, seed, cards = cardsOf(seats.unseen)](
                     std::uint64_t slice, const std::stop_token& stop) -> std::optional<Tally> {
        if (stop.stop_requested())
            return std::nullopt;
        Tally tally{};
        Dealing dealing(cards, SliceRandom(seed, slice));
        for (std::uint64_t sample = 0; sample < samplesPerSlice; ++sample)
            ++tally[winnersOfDeal(seats, dealing)];
        return tally;
    };
    return work;
}

} // namespace showdown
