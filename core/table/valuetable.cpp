// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/table/valuetable.h"

#include "core/cards/hand.h"
#include "core/table/tablebuilder.h"
#include "core/table/valuecode.h"

#include <list>
#include <mutex>

namespace showdown {
namespace {

TableCard tableCard(Card card, const HouseRules& rules)
{
    return rules.isWild(card) ? TableCard::wild() : TableCard::natural(*card.rank(), *card.suit());
}

template <std::size_t... indices>
std::array<TableCard, sizeof...(indices)> tableCards(const HouseRules& rules,
                                                     std::index_sequence<indices...>)
{
    return {tableCard(*cardOf(static_cast<int>(indices)), rules)...};
}

/// At 0.6 megabytes each: more than a person compares, and a limit for a program that tries every
/// possible rule.
constexpr std::size_t mostTables = 16;

struct Entry
{
    HouseRules rules;
    std::shared_ptr<const ValueTable> table;
};

/// The rules without those that do not affect the value of a hand.
HouseRules relevant(HouseRules rules)
{
    const HouseRules defaults;
    rules.deck = defaults.deck;
    rules.jokers = defaults.jokers;
    return rules;
}

} // namespace

ValueTable::ValueTable(const HouseRules& rules)
    : m_naturalBeatsWild(rules.naturalBeatsWild),
      m_cards(tableCards(rules, std::make_index_sequence<53>()))
{
    std::ranges::transform(m_cards, m_ranks.begin(),
                           [](const TableCard& card) { return (TableHand() + card).ranks(); });
    std::make_unique<TableBuilder>(*this, rules)->build();
}

TableHand ValueTable::hand(std::span<const Card> cards) const
{
    TableHand sum;
    for (const Card one : cards)
        sum += card(one);
    return sum;
}

TableValue ValueTable::value(std::span<const Card> cards) const
{
    switch (cards.size()) {
    case 5:
        return value<5>(cards.first<5>());
    case 6:
        return value<6>(cards.first<6>());
    case 7:
        return value<7>(cards.first<7>());
    default:
        return TableValue::none;
    }
}

HandValue ValueTable::handValue(TableValue value) const
{
    return handValueOf(m_codes[static_cast<std::size_t>(value) - 1]);
}

Category ValueTable::category(TableValue value) const
{
    return categoryOf(m_codes[static_cast<std::size_t>(value) - 1]);
}

int ValueTable::wildCount(TableValue value) const
{
    return m_naturalBeatsWild ? wildCountOf(m_codes[static_cast<std::size_t>(value) - 1]) : 0;
}

template <int cards>
TableValue ValueTable::flushValue(std::uint64_t ranks,
                                  std::span<const Card, std::size_t{cards}> hand,
                                  TableValue suitless) const
{
    const auto sum = [&]<std::size_t... at>(std::index_sequence<at...>)
    {
        return (... + TableHand::suitsOf(card(hand[at])));
    };
    return flushValue(ranks, sum(std::make_index_sequence<cards>()), suitless);
}

template TableValue ValueTable::flushValue<6>(std::uint64_t, std::span<const Card, 6>,
                                              TableValue) const;
template TableValue ValueTable::flushValue<7>(std::uint64_t, std::span<const Card, 7>,
                                              TableValue) const;

TableValue ValueTable::flushValue(std::uint64_t ranks, std::uint64_t suits,
                                  TableValue suitless) const
{
    const std::uint64_t bits = TableHand::flushBits(ranks);
    const int lowest = std::countr_zero(bits);
    const LaneFlush& flush = m_flushes[TableHand::laneOf(suits, lowest)];
    const bool isSingle = (bits & (bits - 1)) == 0;
    const unsigned held = TableHand::sixfoldSuitCount(ranks, TableHand::counterShiftOf(lowest));
    if (isSingle && flush.sixfoldCards == held) [[likely]]
        return std::max(suitless, flush.value);
    return bestFlush(ranks, suits, suitless);
}

/// The larger of the suitless value and the best flush, where several suits can make one or a suit
/// holds a card more than once.
TableValue ValueTable::bestFlush(std::uint64_t ranks, std::uint64_t suits,
                                 TableValue suitless) const
{
    const TableHand hand(ranks, suits);
    TableValue best = suitless;
    for (const Suit suit : allSuits()) {
        if (!hand.hasFlush(suit))
            continue;
        const LaneFlush& flush = m_flushes[hand.lane(suit)];
        const bool isRepeated = flush.sixfoldCards != 6 * hand.suitCount(suit);
        best = std::max(best, isRepeated ? repeatedFlush(hand, suit) : flush.value);
    }
    return best;
}

/// The flush of a suit that holds a card more than once: every choice of five is looked up.
TableValue ValueTable::repeatedFlush(TableHand hand, Suit suit) const
{
    TableHand naturals = hand;
    std::vector<TableCard> cards;
    for (int i = 0; i < hand.wildCount(); ++i) {
        naturals -= TableCard::wild();
        cards.push_back(TableCard::wild());
    }
    for (const Card natural : cardsOf(naturals)) {
        if (*natural.suit() == suit)
            cards.push_back(TableCard::natural(*natural.rank(), *natural.suit()));
    }

    TableValue best = TableValue::none;
    for (unsigned choice = 0; choice < 1U << cards.size(); ++choice) {
        if (std::popcount(choice) != Hand::fullSize)
            continue;
        TableHand five;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if ((choice >> i & 1) != 0)
                five += cards[i];
        }
        best = std::max(best, m_suited5[multisetPlace<5>(five.ranks())]);
    }
    return best;
}

std::shared_ptr<const ValueTable> valueTable(const HouseRules& rules)
{
    static std::mutex mutex;
    static std::list<Entry> entries; // the last used first

    const HouseRules wanted = relevant(rules);
    // Building takes milliseconds: a thread that waits for other rules hardly notices.
    const std::scoped_lock lock(mutex);
    const auto found = std::ranges::find(entries, wanted, &Entry::rules);
    if (found != entries.end()) {
        entries.splice(entries.begin(), entries, found);
    } else {
        entries.push_front({wanted, std::make_shared<const ValueTable>(wanted)});
        if (entries.size() > mostTables)
            entries.pop_back();
    }
    return entries.front().table;
}

} // namespace showdown
