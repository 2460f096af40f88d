// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"
#include "core/cards/rank.h"
#include "core/cards/suit.h"
#include "core/table/hashdata.h"
#include "core/table/multisethash.h"
#include "core/table/wordpair.h"

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

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
        const int lane = indexOf(suit);
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

    constexpr bool isWild() const { return ((m_words.first >> wildShift) & 0xF) != 0; }
    constexpr bool operator==(const TableCard&) const = default;

private:
    friend class TableHand;

    constexpr TableCard(std::uint64_t ranks, std::uint64_t suits) : m_words{ranks, suits} {}

    static constexpr int indexOf(Suit suit) { return static_cast<int>(suit) - 1; }

    static constexpr int suitShift = 16;
    static constexpr int sizeShift = 32;
    static constexpr int wildShift = 36;

    static constexpr std::uint64_t rankWord(int kind)
    {
        return hashdata::keys[static_cast<std::size_t>(kind)] + (std::uint64_t{1} << sizeShift);
    }

    StoredWords m_words; ///< ranks, suits
};

/// Up to seven cards for the tables, in no order. Hands can be added to each other (hole cards to
/// a board) and cards taken out again; only cards that are in it may be taken out.
class TableHand
{
public:
    TableHand() = default;

    TableHand& operator+=(const TableCard& card)
    {
        m_words += card.m_words;
        return *this;
    }
    TableHand& operator-=(const TableCard& card)
    {
        m_words -= card.m_words;
        return *this;
    }
    TableHand& operator+=(TableHand other)
    {
        m_words += other.m_words;
        return *this;
    }
    TableHand& operator-=(TableHand other)
    {
        m_words -= other.m_words;
        return *this;
    }
    friend TableHand operator+(TableHand hand, const TableCard& card) { return hand += card; }
    friend TableHand operator-(TableHand hand, const TableCard& card) { return hand -= card; }
    friend TableHand operator+(TableHand hand, TableHand other) { return hand += other; }
    friend TableHand operator-(TableHand hand, TableHand other) { return hand -= other; }

    /// The number of cards, wilds included, 0 to 7.
    int size() const { return nibble(TableCard::sizeShift); }
    int wildCount() const { return nibble(TableCard::wildShift); }

    /// The number of cards that can be of this suit: those of the suit, and the wilds.
    int suitCount(Suit suit) const { return suitCountAt(TableCard::indexOf(suit)); }

    /// The suit's lane: its ranks as bits, the two lowest, and the wilds above them.
    std::uint16_t lane(Suit suit) const { return laneAt(TableCard::indexOf(suit)); }

    /// True if five cards can be of one suit.
    bool hasFlush() const { return flushBits() != 0; }

    bool operator==(TableHand other) const
    {
        return m_words.first() == other.m_words.first()
               && m_words.second() == other.m_words.second();
    }

private:
    friend class ValueTable;

    std::uint64_t ranks() const { return m_words.first(); }

    int nibble(int shift) const { return static_cast<int>((ranks() >> shift) & 0xF); }

    int suitCountAt(int suitIndex) const { return nibble(TableCard::suitShift + 4 * suitIndex); }
    std::uint16_t laneAt(int suitIndex) const
    {
        return static_cast<std::uint16_t>(m_words.second() >> (16 * suitIndex));
    }

    /// The highest bit of each suit's counter, set if it counts five or more.
    std::uint32_t flushBits() const
    {
        return (static_cast<std::uint32_t>(ranks()) + 0x3333'0000U) & 0x8888'0000U;
    }

    WordPair m_words; ///< ranks, suits
};

/// The cards of a hand without wilds, seven at most, from what it sums up to; suit by suit, the
/// highest first. Cards may be held more than once.
std::vector<Card> cardsOf(TableHand hand);

} // namespace showdown
