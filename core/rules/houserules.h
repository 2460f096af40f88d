// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"
#include "core/rules/category.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>

namespace showdown {

/// What a wild may stand for.
enum class WildScope : std::uint8_t {
    full, ///< any card
    bug,  ///< an ace, unless it completes a straight, flush, straight flush or royal flush
};

/// The number of copies of each natural card.
enum class DeckKind : std::uint8_t {
    one,  ///< one: a natural card can be held once in all hands, board and dead cards together
    free, ///< any number
};

/// The number of jokers in a deck, 0 to 1000.
class JokerCount
{
public:
    static constexpr int maximum = 1000;

    constexpr JokerCount() = default;

    /// Nothing outside 0 to 1000.
    static constexpr std::optional<JokerCount> of(int count)
    {
        if (count < 0 || count > maximum)
            return std::nullopt;
        JokerCount result;
        result.m_count = count;
        return result;
    }

    constexpr int count() const { return m_count; }
    constexpr bool operator==(const JokerCount&) const = default;

private:
    int m_count = 0;
};

/// A set of ranks.
class RankSet
{
public:
    void insert(Rank rank) { m_bits.set(bit(rank)); }
    void remove(Rank rank) { m_bits.reset(bit(rank)); }
    bool contains(Rank rank) const { return m_bits.test(bit(rank)); }
    bool isEmpty() const { return m_bits.none(); }
    int size() const { return static_cast<int>(m_bits.count()); }
    bool operator==(const RankSet&) const = default;

private:
    static std::size_t bit(Rank rank) { return static_cast<std::size_t>(number(rank) - 2); }

    std::bitset<13> m_bits;
};

/// A set of natural cards.
class CardSet
{
public:
    /// Adds a natural card; a joker is ignored, it is wild anyway.
    void insert(Card card)
    {
        if (!card.isJoker())
            m_bits.set(static_cast<std::size_t>(card.index()));
    }
    void remove(Card card)
    {
        if (!card.isJoker())
            m_bits.reset(static_cast<std::size_t>(card.index()));
    }
    bool contains(Card card) const
    {
        return !card.isJoker() && m_bits.test(static_cast<std::size_t>(card.index()));
    }
    bool isEmpty() const { return m_bits.none(); }
    bool operator==(const CardSet&) const = default;

private:
    std::bitset<52> m_bits;
};

/// Everything a house may decide about the value of a hand. The defaults are the rules of the
/// series; core/rules/presets.h names the others.
struct HouseRules
{
    /// The lowest pair that counts as a pair; a lower one is a high-card hand.
    Rank pairFloor = Rank::jack;

    /// A-2-3-4-5 is the lowest straight (and straight flush).
    bool lowAceStraight = false;

    /// Five equal cards are a separate category. Off: they are four of a kind with a kicker of the
    /// same value, so that a wild left over beside a natural quad is an ace kicker.
    bool fiveOfAKind = false;

    /// On: in a flush every wild is an ace, even beside a natural ace. Off: a hand that holds a
    /// wild is a flush only if its five values differ; the wilds take the highest missing ones.
    bool flushRepeats = true;

    /// Of two otherwise equal hands the one that holds fewer wilds wins.
    bool naturalBeatsWild = false;

    WildScope wildScope = WildScope::full;

    /// Natural cards that are wild as well, all of a rank and single ones.
    RankSet wildRanks;
    CardSet wildCards;

    DeckKind deck = DeckKind::one;

    /// For dealing and counting; any number of wilds may be placed by hand.
    JokerCount jokers;

    /// True for a joker and for a natural card that these rules make wild.
    bool isWild(Card card) const
    {
        return card.isJoker() || wildRanks.contains(*card.rank()) || wildCards.contains(card);
    }

    /// True if hands can be of this category at all (five of a kind needs its rule).
    bool knows(Category category) const { return category != Category::fiveOfAKind || fiveOfAKind; }

    bool operator==(const HouseRules&) const = default;
};

} // namespace showdown
