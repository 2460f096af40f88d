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
//     ranks  63         48 47  42 41  36 35  30 29  24 23   20 19   16 15         0
//            +------------+------+------+------+------+-------+-------+------------+
//            |    row     |  ♠   |  ♣   |  ♦   |  ♥   | wilds | cards |   column   |
//            +------------+------+------+------+------+-------+-------+------------+
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
// - Each card adds one to the counters of all suits, and six more to its own; a wild seven to all.
//   A counter's highest bit, 32, then says that five cards can be of the suit, with no more to do:
//   five make at least 5 · 7 = 35, four at most 4 · 7 + 3 · 1 = 31.
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
        return {rankWord(bit) + (std::uint64_t{ownSuit} << counterShift(lane)),
                std::uint64_t{1} << (16 * lane + bit)};
    }

    /// A natural card whose suit does not count, for hands in which it cannot matter.
    static constexpr TableCard ofRank(Rank rank) { return {rankWord(number(rank) - 2), 0}; }

    static constexpr TableCard wild()
    {
        return {rankWord(wildKind) + (std::uint64_t{1} << wildShift) + ownSuit * oneInAllSuits,
                0x2000'2000'2000'2000};
    }

    constexpr bool isWild() const { return ((m_words.first >> wildShift) & 0xF) != 0; }
    constexpr bool operator==(const TableCard&) const = default;

private:
    friend class TableHand;

    constexpr TableCard(std::uint64_t ranks, std::uint64_t suits) : m_words{ranks, suits} {}

    static constexpr int indexOf(Suit suit) { return static_cast<int>(suit) - 1; }

    static constexpr int sizeShift = 16;
    static constexpr int wildShift = 20;
    static constexpr int suitShift = 24;
    static constexpr int suitBits = 6; ///< of each counter
    static constexpr unsigned ownSuit = 6;
    static constexpr int counterShift(int suitIndex) { return suitShift + suitBits * suitIndex; }
    static constexpr std::uint64_t oneInAllSuits = std::uint64_t{01'01'01'01} << suitShift;

    static constexpr std::uint64_t rankWord(int kind)
    {
        return hashdata::keys[static_cast<std::size_t>(kind)] + (std::uint64_t{1} << sizeShift)
               + oneInAllSuits;
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
    int size() const { return static_cast<int>(nibble(ranks(), TableCard::sizeShift)); }
    int wildCount() const { return static_cast<int>(nibble(ranks(), TableCard::wildShift)); }

    /// The number of cards that can be of this suit: those of the suit, and the wilds.
    int suitCount(Suit suit) const
    {
        const unsigned sixfold =
            sixfoldSuitCount(ranks(), TableCard::counterShift(TableCard::indexOf(suit)));
        return static_cast<int>(sixfold / TableCard::ownSuit);
    }

    /// The suit's lane: its ranks as bits, the two lowest, and the wilds above them.
    std::uint16_t lane(Suit suit) const { return lane(suits(), TableCard::indexOf(suit)); }

    /// True if five cards can be of one suit.
    bool hasFlush() const { return flushBits(ranks()) != 0; }
    /// True if five cards can be of this suit.
    bool hasFlush(Suit suit) const
    {
        return (ranks() >> TableCard::counterShift(TableCard::indexOf(suit)) & 32) != 0;
    }

    bool operator==(TableHand other) const
    {
        return m_words.first() == other.m_words.first()
               && m_words.second() == other.m_words.second();
    }

private:
    friend class ValueTable;

    TableHand(std::uint64_t ranks, std::uint64_t suits) { m_words += StoredWords{ranks, suits}; }

    // What follows reads one of the two words: a word that is in a register is not moved again.

    static std::uint64_t suitsOf(const TableCard& card) { return card.m_words.second; }
    std::uint64_t ranks() const { return m_words.first(); }
    std::uint64_t suits() const { return m_words.second(); }

    static unsigned nibble(std::uint64_t ranks, int shift)
    {
        return static_cast<unsigned>(ranks >> shift) & 0xF;
    }
    /// Six times the number of cards that can be of the suit whose counter begins there.
    static unsigned sixfoldSuitCount(std::uint64_t ranks, int counterShift)
    {
        const unsigned counter = static_cast<unsigned>(ranks >> counterShift) % 64;
        return counter - nibble(ranks, TableCard::sizeShift);
    }
    static std::uint16_t lane(std::uint64_t suits, int suitIndex)
    {
        return static_cast<std::uint16_t>(suits >> (16 * suitIndex));
    }

    /// The highest bit of each suit's counter, set if five or more cards can be of it.
    static std::uint64_t flushBits(std::uint64_t ranks)
    {
        return ranks & (32 * TableCard::oneInAllSuits);
    }
    /// Where the counter begins whose highest bit is at this place.
    static int counterShiftOf(int flushBit) { return flushBit - (TableCard::suitBits - 1); }
    /// The lane of its suit.
    static std::uint16_t laneOf(std::uint64_t suits, int flushBit)
    {
        // Lanes are 16 apart, counters 6. Of 0, 6, 12 and 18 this makes 0, 16, 32 and 48, faster than
        // a division by 6 does.
        const auto apart = static_cast<unsigned>(counterShiftOf(flushBit) - TableCard::suitShift);
        return static_cast<std::uint16_t>(suits >> (apart * 43 / 16));
    }

    WordPair m_words; ///< ranks, suits
};

/// The cards of a hand without wilds, seven at most, from what it sums up to; suit by suit, the
/// highest first. Cards may be held more than once.
std::vector<Card> cardsOf(TableHand hand);

} // namespace showdown
