// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/rank.h"
#include "core/cards/suit.h"
#include "core/table/hashdata.h"
#include "core/table/multisethash.h"

#include <array>
#include <bit>
#include <cstdint>

namespace showdown {

// A hand for the tables is a sum: each card is two words, a hand is their sums, and dealing a card
// is one addition. No field ever overflows into the next one, up to seven cards.
//
//     ranks  63      40 39   36 35   32 31  28 27  24 23  20 19  16 15         0
//            +---------+-------+-------+------+------+------+------+------------+
//            |   row   | wilds | cards |  ♠   |  ♣   |  ♦   |  ♥   |   column   |
//            +---------+-------+-------+------+------+------+------+------------+
//
//     suits  63               48 47               32 31               16 15                0
//            +------------------+-------------------+-------------------+------------------+
//            |         ♠        |         ♣         |         ♦         |        ♥         |
//            +------------------+-------------------+-------------------+------------------+
//
//     each of the four lanes   15   13 12 11 10  9  8  7  6  5  4  3  2  1  0
//                             +-------+--+--+--+--+--+--+--+--+--+--+--+--+--+
//                             | wilds | A| K| Q| J| T| 9| 8| 7| 6| 5| 4| 3| 2|
//                             +-------+--+--+--+--+--+--+--+--+--+--+--+--+--+
//
// - Row and column are the two sums of core/table/multisethash.h. They stand for the multiset of
//   the kinds of card, the wild being one more kind, and lead to its value as if there were no
//   suits.
// - Each suit's counter counts its cards. A wild counts in all of them, so that a suit with five
//   or more is a flush.
// - Each suit's lane has a bit for each rank held in the suit. A wild adds one above them in all
//   four, so that the lane is the place of its flush in a table, without a thought for wilds.
//   A card held twice carries into the next bit and spoils the lane. It shows: the lane's bits
//   and its wilds are then fewer than the counter says (valuetable.h).

/// One card of a hand for the tables: a natural card, a wild, or a rank without a suit.
class TableCard
{
public:
    /// A natural card that is not wild.
    static constexpr TableCard natural(Rank rank, Suit suit)
    {
        const int lane = static_cast<int>(suit) - 1;
        const int bit = number(rank) - 2;
        return {rankWord(bit) + (std::uint64_t{1} << (suitShift + 4 * lane)),
                std::uint64_t{1} << (16 * lane + bit)};
    }

    /// A natural card whose suit does not count, for hands in which it cannot matter.
    static constexpr TableCard ofRank(Rank rank) { return {rankWord(number(rank) - 2), 0}; }

    static constexpr TableCard wild()
    {
        return {rankWord(wildKind) + (std::uint64_t{1} << wildShift)
                    + (std::uint64_t{0x1111} << suitShift),
                0x2000'2000'2000'2000};
    }

    constexpr bool isWild() const { return ((m_ranks >> wildShift) & 0xF) != 0; }
    constexpr bool operator==(const TableCard&) const = default;

private:
    friend class TableHand;

    constexpr TableCard(std::uint64_t ranks, std::uint64_t suits) : m_ranks(ranks), m_suits(suits)
    {}

    static constexpr int suitShift = 16;
    static constexpr int sizeShift = 32;
    static constexpr int wildShift = 36;

    static constexpr std::uint64_t rankWord(int kind)
    {
        return hashdata::keys[static_cast<std::size_t>(kind)] + (std::uint64_t{1} << sizeShift);
    }

    std::uint64_t m_ranks;
    std::uint64_t m_suits;
};

/// Up to seven cards for the tables, in no order. Hands can be added to each other (hole cards to
/// a board) and cards taken out again; only cards that are in it may be taken out.
class TableHand
{
public:
    constexpr TableHand() = default;

    constexpr TableHand& operator+=(const TableCard& card)
    {
        m_ranks += card.m_ranks;
        m_suits += card.m_suits;
        return *this;
    }
    constexpr TableHand& operator-=(const TableCard& card)
    {
        m_ranks -= card.m_ranks;
        m_suits -= card.m_suits;
        return *this;
    }
    constexpr TableHand& operator+=(const TableHand& other)
    {
        m_ranks += other.m_ranks;
        m_suits += other.m_suits;
        return *this;
    }
    constexpr TableHand& operator-=(const TableHand& other)
    {
        m_ranks -= other.m_ranks;
        m_suits -= other.m_suits;
        return *this;
    }
    friend constexpr TableHand operator+(TableHand hand, const TableCard& card)
    {
        return hand += card;
    }
    friend constexpr TableHand operator-(TableHand hand, const TableCard& card)
    {
        return hand -= card;
    }
    friend constexpr TableHand operator+(TableHand hand, const TableHand& other)
    {
        return hand += other;
    }
    friend constexpr TableHand operator-(TableHand hand, const TableHand& other)
    {
        return hand -= other;
    }

    /// How many cards, wilds included, 0 to 7.
    constexpr int size() const { return nibble(TableCard::sizeShift); }
    constexpr int wildCount() const { return nibble(TableCard::wildShift); }

    /// How many cards can be of this suit: those of the suit, and the wilds.
    constexpr int suitCount(Suit suit) const
    {
        return nibble(TableCard::suitShift + 4 * (static_cast<int>(suit) - 1));
    }

    /// The suit's lane: its ranks as bits, the two lowest, and the wilds above them.
    constexpr std::uint16_t lane(Suit suit) const
    {
        return static_cast<std::uint16_t>(m_suits >> (16 * (static_cast<int>(suit) - 1)));
    }

    /// True if five cards can be of one suit.
    constexpr bool hasFlush() const { return flushBits() != 0; }

    /// True if so many more cards can give five of this suit; for enumerations that need not tell
    /// suits apart that do not matter.
    constexpr bool canFlush(Suit suit, int cardsToCome) const
    {
        return suitCount(suit) + cardsToCome >= 5;
    }

    constexpr bool operator==(const TableHand&) const = default;

private:
    friend class ValueTable;

    constexpr int nibble(int shift) const { return static_cast<int>((m_ranks >> shift) & 0xF); }

    /// The highest bit of each suit's counter, set if it counts five or more.
    constexpr std::uint32_t flushBits() const
    {
        return (static_cast<std::uint32_t>(m_ranks) + 0x3333'0000U) & 0x8888'0000U;
    }

    std::uint64_t m_ranks = 0;
    std::uint64_t m_suits = 0;
};

} // namespace showdown
