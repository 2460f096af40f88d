// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/frequencies.h"

#include "core/cards/hand.h"
#include "core/odds/counting/boardwalk.h"
#include "core/odds/situation.h"

#include <cstddef>
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

/// How many five-card hands of one deck with its jokers have each value of the table.
std::vector<std::int64_t> countValues(const ValueTable& table, const HouseRules& rules)
{
    const UnseenDeck whole(rules, {});
    SuitedCards deck;
    for (const UnseenCard& card : whole.cards())
        deck.add(card.card, rules, card.copies);
    ValueCounter counter;
    counter.hands.resize(static_cast<std::size_t>(table.highest()) + 1);
    BoardWalk<1, Hand::fullSize, ValueCounter> hands(table, counter);
    hands.walk({}, deck, Hand::fullSize);
    return counter.hands;
}

} // namespace

Frequencies frequenciesOf(const HouseRules& rules)
{
    const auto table = valueTable(rules);
    const std::vector<std::int64_t> hands = countValues(*table, rules);
    Frequencies result;
    for (std::size_t value = 1; value < hands.size(); ++value) {
        const Category category = table->category(static_cast<TableValue>(value));
        const auto count = static_cast<std::uint64_t>(hands[value]);
        result.counts[static_cast<std::size_t>(category)] += count;
        result.total += count;
    }
    return result;
}

} // namespace showdown
