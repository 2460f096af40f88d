// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/frequencies.h"

#include "core/cards/hand.h"
#include "core/odds/counting/boardwalk.h"
#include "core/odds/counting/dealplan.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <utility>
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

/// The count by rank.
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

/// For each table value, how many hands of `cards` cards a hand becomes when it gets all that it
/// lacks from a deck.
template <int cards>
std::vector<std::int64_t> countValues(const ValueTable& table, const TableHand& hand,
                                      const SuitedCards& deck, int lacking)
{
    ValueCounter counter;
    counter.hands.resize(static_cast<std::size_t>(table.highest()) + 1);
    BoardWalk<1, cards, ValueCounter>(table, counter).walk({hand}, deck, lacking);
    return std::move(counter.hands);
}

/// As above, for all five-card hands of one deck with its jokers.
std::vector<std::int64_t> countDeck(const ValueTable& table, const HouseRules& rules)
{
    const UnseenDeck whole(rules, {});
    SuitedCards deck;
    for (const UnseenCard& card : whole.cards())
        deck.add(card.card, rules, card.copies);
    return countValues<Hand::fullSize>(table, {}, deck, Hand::fullSize);
}

} // namespace

Chance Frequencies::chanceOfAtLeast(Category category) const
{
    const auto* const first = counts.begin() + static_cast<std::ptrdiff_t>(category);
    return {std::accumulate(first, counts.end(), std::uint64_t{0}), total};
}

ValueDistribution::ValueDistribution(const std::vector<Entry>& ascending)
{
    for (const auto& [value, hands] : ascending) {
        if (m_below.empty() || m_below.back().value != value)
            m_below.push_back({value, m_total});
        m_total += hands;
    }
}

std::uint64_t ValueDistribution::of(const HandValue& value) const
{
    const auto found = std::ranges::lower_bound(m_below, value, {}, &Entry::value);
    if (found == m_below.end() || found->value != value)
        return 0;
    const auto next = std::next(found);
    return (next == m_below.end() ? m_total : next->hands) - found->hands;
}

Chance ValueDistribution::below(const HandValue& value) const
{
    const auto found = std::ranges::lower_bound(m_below, value, {}, &Entry::value);
    return {found == m_below.end() ? m_total : found->hands, m_total};
}

Frequencies ValueDistribution::byRank() const
{
    Frequencies result;
    result.total = m_total;
    for (const Entry& entry : m_below)
        result.counts[static_cast<std::size_t>(entry.value.category())] += of(entry.value);
    return result;
}

ValueDistribution distributionOf(const HouseRules& rules)
{
    const auto table = valueTable(rules);
    const std::vector<std::int64_t> hands = countDeck(*table, rules);
    std::vector<ValueDistribution::Entry> entries;
    for (std::size_t value = 1; value < hands.size(); ++value) {
        if (hands[value] > 0)
            entries.push_back({table->handValue(static_cast<TableValue>(value)),
                               static_cast<std::uint64_t>(hands[value])});
    }
    return ValueDistribution(entries);
}

Frequencies frequenciesOf(const HouseRules& rules)
{
    const auto table = valueTable(rules);
    return byCategory(*table, countDeck(*table, rules));
}

// Unseen hole cards and board cards to come are alike to the player who gets both.
Frequencies ranksAtRiver(const Situation& situation, int player)
{
    const Seats seats(situation);
    const Seat& seat = seats.seats[static_cast<std::size_t>(player)];
    return byCategory(*seats.table, countValues<7>(*seats.table, seat.hand, seats.unseen,
                                                   seats.toCome + seat.unknown));
}

} // namespace showdown
