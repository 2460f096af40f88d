// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"
#include "core/table/hashdata.h"
#include "core/table/multisethash.h"
#include "core/table/tablehand.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace showdown {

/// The value of a hand under the rules of one table: a number, larger is better. Numbers of
/// different tables cannot be compared.
enum class TableValue : std::uint16_t { none = 0 };

/// The value of 5 cards, and of the best 5 of 6 or 7, by look-up, with any number of wilds.
///
/// All values that a hand can have under the rules are numbered, lowest first, from 1. A hand is
/// worth the larger of two numbers: that of its kinds of card, found by the perfect hash of their
/// multiset as if there were no suits; and, only if a counter says that five cards can be of one
/// suit, that of the flush, found by the suit's lane. (With five cards the flush too is found by
/// the multiset.) The numbers are computed from the definition of a hand's value, once for each
/// rule set. If natural beats wild, equal hands with fewer wilds have separate numbers.
///
///     hand.ranks   row, column ── hash of 5, 6, 7 cards ──▶ number without suits ─┐
///                  counters ── five of a suit? ──┐                                ├─▶ the larger
///     hand.suits   lane of the suit ◀────────────┘ ───────▶ number of the flush ──┘
class ValueTable
{
public:
    /// Builds the tables of these rules, which takes some milliseconds; valueTable() keeps them.
    explicit ValueTable(const HouseRules& rules);

    /// The card as the rules read it: a joker or a natural card that is wild is a wild.
    const TableCard& card(Card card) const
    {
        return m_cards[static_cast<std::size_t>(card.index())];
    }

    /// The sum of some cards, seven at most.
    TableHand hand(std::span<const Card> cards) const;

    /// The value of 5, 6 or 7 cards; none for other numbers of cards.
    TableValue value(TableHand hand) const;

    /// As value(hand), for a hand known to have this many cards, 5 to 7.
    template <int cards>
    TableValue value(TableHand hand) const;

    /// The value of 5, 6 or 7 cards; none for other numbers of cards. As value(hand(cards)), but
    /// sums up the suits only if there can be a flush.
    TableValue value(std::span<const Card> cards) const;

    /// As value(cards), for loops over hands of one size, 5 to 7 cards.
    template <int cards>
    TableValue value(std::span<const Card, std::size_t{cards}> hand) const;

    /// The value as if no five cards could be of one suit, for a hand of this many cards, 5 to 7.
    /// Equal to value() unless hand.hasFlush().
    template <int cards>
    TableValue suitlessValue(TableHand hand) const;

    /// The best that five of this suit make, of up to seven cards without a repeated one; none if
    /// fewer can be of it. The value of a hand is the largest of these and its suitlessValue().
    TableValue flushValue(TableHand hand, Suit suit) const
    {
        return hand.hasFlush(suit) ? m_flushes[hand.lane(suit)].value : TableValue::none;
    }

    /// The rank and the tie-break of a value that this table gave.
    HandValue handValue(TableValue value) const;
    /// The rank of a value that this table gave.
    Category category(TableValue value) const;
    /// The number of wilds among the five cards, for a value that this table gave; 0 unless natural
    /// beats wild.
    int wildCount(TableValue value) const;

    /// The largest number.
    TableValue highest() const { return static_cast<TableValue>(m_codes.size()); }

private:
    friend class TableBuilder;

    /// The value of distinct cards of one suit and wilds.
    struct LaneFlush
    {
        TableValue value = TableValue::none;
        std::uint16_t sixfoldCards = 0; ///< six for each, as in a counter
    };

    template <int cards>
    TableValue suitlessValue(std::uint64_t ranks) const;

    // The larger of the suitless value and the best flush, for hands that can be a flush. Not
    // inline: these functions are seldom called, and value() stays small. Words, so that a hand in
    // memory is read only as far as its value needs; pure, so that a loop keeps in registers what
    // it reads.
    template <int cards>
    [[gnu::pure]] TableValue flushValue(std::uint64_t ranks,
                                        std::span<const Card, std::size_t{cards}> hand,
                                        TableValue suitless) const;
    [[gnu::pure]] TableValue flushValue(std::uint64_t ranks, std::uint64_t suits,
                                        TableValue suitless) const;
    TableValue bestFlush(std::uint64_t ranks, std::uint64_t suits, TableValue suitless) const;
    TableValue repeatedFlush(TableHand hand, Suit suit) const;

    bool m_naturalBeatsWild;
    std::array<TableCard, 53> m_cards;
    std::array<std::uint64_t, 53> m_ranks{}; ///< the first words of m_cards, side by side
    std::array<TableValue, hashdata::size5> m_values5{};
    std::array<TableValue, hashdata::size5> m_suited5{}; ///< all five of one suit
    std::array<TableValue, hashdata::size6> m_values6{};
    std::array<TableValue, hashdata::size7> m_values7{};
    std::array<LaneFlush, 1 << 16> m_flushes{}; ///< by lane
    std::vector<std::uint32_t> m_codes;         ///< of the values in order (valuecode.h)
};

/// The tables of these rules. They are built on first use and kept for the rule sets last asked
/// for; deck and jokers make no difference. May be called from several threads.
std::shared_ptr<const ValueTable> valueTable(const HouseRules& rules);

template <int cards>
std::size_t multisetPlace(std::uint64_t word)
{
    constexpr HashShape shape = hashShape(cards);
    std::size_t offset = 0;
    if constexpr (cards == 5)
        offset = hashdata::offsets5[shape.row(word)];
    else if constexpr (cards == 6)
        offset = hashdata::offsets6[shape.row(word)];
    else
        offset = hashdata::offsets7[shape.row(word)];
    return offset * offsetStep + columnOf(word);
}

template <int cards>
TableValue ValueTable::suitlessValue(std::uint64_t ranks) const
{
    const std::size_t place = multisetPlace<cards>(ranks);
    if constexpr (cards == 5)
        return m_values5[place];
    else if constexpr (cards == 6)
        return m_values6[place];
    else
        return m_values7[place];
}

template <int cards>
TableValue ValueTable::suitlessValue(TableHand hand) const
{
    return suitlessValue<cards>(hand.ranks());
}

template <int cards>
TableValue ValueTable::value(TableHand hand) const
{
    const TableValue suitless = suitlessValue<cards>(hand);
    if (!hand.hasFlush()) [[likely]]
        return suitless;
    if constexpr (cards == 5)
        return m_suited5[multisetPlace<cards>(hand.ranks())];
    else
        return flushValue(hand.ranks(), hand.suits(), suitless);
}

template <int cards>
inline TableValue ValueTable::value(std::span<const Card, std::size_t{cards}> hand) const
{
    const auto sum = [&]<std::size_t... at>(std::index_sequence<at...>)
    {
        return (... + m_ranks[static_cast<std::size_t>(hand[at].index())]);
    };
    const std::uint64_t ranks = sum(std::make_index_sequence<cards>());
    const TableValue suitless = suitlessValue<cards>(ranks);
    if (TableHand::flushBits(ranks) == 0) [[likely]]
        return suitless;
    if constexpr (cards == 5)
        return m_suited5[multisetPlace<cards>(ranks)];
    else
        return flushValue<cards>(ranks, hand, suitless);
}

inline TableValue ValueTable::value(TableHand hand) const
{
    switch (hand.size()) {
    case 5:
        return value<5>(hand);
    case 6:
        return value<6>(hand);
    case 7:
        return value<7>(hand);
    default:
        return TableValue::none;
    }
}

} // namespace showdown
