// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/compare/workinghand.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace showdown {

/// Which rule forbids a choice for the wilds.
enum class WildBan : std::uint8_t {
    none,
    bugIsAce,          ///< `wildScope` bug: an ace, unless it makes a straight or flush
    flushWildsAreAces, ///< `flushRepeats` on: in a flush every wild is an ace
    flushValuesDiffer, ///< `flushRepeats` off: in a flush with a wild all five values differ
};

/// The result of a hand with its wilds as certain cards.
struct WildMade
{
    std::optional<HandValue> value; ///< nothing: the rules forbid it
    WildBan ban = WildBan::none;

    bool operator==(const WildMade&) const = default;
};

/// A complete hand with wilds, and the rules, prepared to try many choices. Every value is that of
/// evaluate() for the five natural cards so made.
class WildChooser
{
public:
    WildChooser(const Hand& hand, const HouseRules& rules);

    /// The number of wild cards.
    int wildCount() const { return m_wildCount; }

    /// The number of suits among the natural cards, 0 to 4.
    int naturalSuits() const { return m_naturalSuits; }

    /// The suit in which the five cards can be of one suit: that of the natural cards, or spades
    /// where there is none. Nothing if natural cards differ in suit, or without a wild.
    std::optional<Suit> suit() const { return m_suit; }

    /// Whether the five cards may be worth more in one suit than in several: there is such a suit,
    /// and they make a flush that the rules allow, or their values differ, so that they may be a
    /// row.
    bool suitCounts(std::span<const Rank> ranks) const;

    /// What the hand makes with its wilds as these ranks, one each: all in suit(), which must
    /// exist, or so that the five cards are not of one suit.
    WildMade make(std::span<const Rank> ranks, bool ofOneSuit) const;

    /// The wilds as they lie with these ranks, and with suit() where the category has one.
    std::vector<Substitution> substitutes(std::span<const Rank> ranks, Category category) const;

private:
    bool makesFlush(std::span<const Rank> ranks) const;
    bool allDiffer(std::span<const Rank> ranks) const;
    Hand made(std::span<const Rank> ranks, bool ofOneSuit) const;

    Hand m_hand;
    HouseRules m_rules;
    HouseRules m_madeRules; ///< in which nothing but the joker is wild
    std::optional<Suit> m_suit;
    int m_wildCount = 0;
    int m_naturalSuits = 0;
};

/// Calls `handle` with every choice of this many ranks, descending, the highest first. The order of
/// the wilds makes no difference to the hand.
void forEachWildRanks(int count, const std::function<void(std::span<const Rank>)>& handle);

} // namespace showdown
