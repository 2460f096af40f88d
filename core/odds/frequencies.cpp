// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/frequencies.h"

#include "core/cards/hand.h"
#include "core/odds/counting/boardwalk.h"
#include "core/odds/counting/dealplan.h"

#include <cstddef>
#include <numeric>
#include <vector>

namespace showdown {
namespace {

/// Counts the hands of each value.
struct ValueCounter
{
    std::vector<std::int64_t> hands; ///< by table value

    void operator()(const std::array<TableValue, 1>& values, std::int64_t weight)
    {
        hands[static_cast<std::size_t>(values[0])] += weight;
    }
};

/// What was counted, by rank.
Frequencies byCategory(const ValueTable& table, const std::vector<std::int64_t>& hands)
{
    Frequencies result;
    for (std::size_t value = 1; value < hands.size(); ++value) {
        const Category category = table.category(static_cast<TableValue>(value));
        const auto count = static_cast<std::uint64_t>(hands[value]);
        result.counts[static_cast<std::size_t>(category)] += count;
        result.total += count;
    }
    return result;
}

/// Counts the hands of so many cards that a hand becomes when it gets all it lacks from a deck.
template <int cards>
Frequencies countRanks(const ValueTable& table, const TableHand& hand, const SuitedCards& deck,
                       int lacking)
{
    ValueCounter counter;
    counter.hands.resize(static_cast<std::size_t>(table.highest()) + 1);
    BoardWalk<1, cards, ValueCounter>(table, counter).walk({hand}, deck, lacking);
    return byCategory(table, counter.hands);
}

} // namespace

Chance Frequencies::chanceOfAtLeast(Category category) const
{
    const auto first = counts.begin() + static_cast<std::ptrdiff_t>(category);
    return {std::accumulate(first, counts.end(), std::uint64_t{0}), total};
}

Frequencies frequenciesOf(const HouseRules& rules)
{
    const auto table = valueTable(rules);
    const UnseenDeck whole(rules, {});
    SuitedCards deck;
    for (const UnseenCard& card : whole.cards())
        deck.add(card.card, rules, card.copies);
    return countRanks<Hand::fullSize>(*table, {}, deck, Hand::fullSize);
}

// Hole cards that nobody has seen and board cards to come are alike to the player who gets both.
Frequencies ranksAtRiver(const Situation& situation, int player)
{
    const Seats seats(situation);
    const Seat& seat = seats.seats[static_cast<std::size_t>(player)];
    return countRanks<7>(*seats.table, seat.hand, seats.unseen, seats.toCome + seat.unknown);
}

} // namespace showdown
