// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/frequencies.h"

#include "core/odds/counting/boardwalk.h"
#include "core/odds/unseendeck.h"

#include <algorithm>
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

/// How many five-card hands of one deck with so many jokers have each value of the table.
std::vector<std::int64_t> countValues(const ValueTable& table, HouseRules rules, int jokers)
{
    rules.jokers = JokerCount::of(jokers).value_or(rules.jokers);
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
    const std::vector<std::int64_t> hands = countValues(*table, rules, rules.jokers.count());
    Frequencies result;
    for (std::size_t value = 1; value < hands.size(); ++value) {
        const Category category = table->category(static_cast<TableValue>(value));
        const auto count = static_cast<std::uint64_t>(hands[value]);
        result.counts[static_cast<std::size_t>(category)] += count;
        result.total += count;
    }
    return result;
}

std::optional<Standing> standingOf(const Hand& hand, const HouseRules& rules)
{
    if (!hand.isComplete())
        return std::nullopt;
    const auto held = std::ranges::count_if(hand, [](Card card) { return card.isJoker(); });
    const int jokers = std::max(rules.jokers.count(), static_cast<int>(held));
    const auto table = valueTable(rules);
    const auto own = static_cast<std::size_t>(table->value(table->hand(hand.cards())));
    const std::vector<std::int64_t> hands = countValues(*table, rules, jokers);
    Standing result;
    for (std::size_t value = 1; value < hands.size(); ++value) {
        const auto count = static_cast<std::uint64_t>(hands[value]);
        (value > own ? result.better : value < own ? result.worse : result.equal) += count;
    }
    return result;
}

} // namespace showdown
