// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/category.h"
#include "core/rules/handvalue.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace showdown {

/// The parts by which two hands are compared, in the field's words.
enum class PartKind : std::uint8_t {
    rank,       ///< the categories themselves
    card,       ///< one of the five cards of a high card or a flush
    pair,       ///< the pair, or the pair of a full house
    higherPair, ///< of two pair
    lowerPair,  ///< of two pair
    trio,
    quad,
    five,
    kicker,
    highest, ///< the highest card of a straight
    wilds,   ///< how many of the five cards are wild; fewer is better
};

/// The machine-readable name: `higher-pair`.
std::string_view id(PartKind kind);

/// One part of a comparison: what was compared, with which values, and how it came out.
struct ComparisonPart
{
    PartKind kind = PartKind::rank;
    int index = 0; ///< from 1 with `card` and `kicker`, 0 with all others

    /// Of the first and of the second hand: a card value 2 to 14; with `rank` the Category as a
    /// number; with `wilds` a count 0 to 5.
    int first = 0;
    int second = 0;

    Outcome outcome = Outcome::equal;

    bool operator==(const ComparisonPart&) const = default;
};

/// The functions that compare two hands.
enum class Comparator : std::uint8_t {
    getWinningPlayer, ///< the hands differ in rank
    findWinnerHighCard,
    findWinnerJacksOrBetter,
    findWinnerTwoPair,
    findWinnerThreeKind,
    findWinnerStraight,
    findWinnerFlush,
    findWinnerFullHouse,
    findWinnerFourOfAKind,
    findWinnerStraightFlush,
    findWinnerFiveOfAKind,
};

/// The name as listings and JSON write it: `FindWinnerThreeKind`.
std::string_view name(Comparator comparator);

/// The comparator for two hands of this category.
Comparator comparatorFor(Category category);

/// One comparison that ran.
struct Comparison
{
    int firstPlayer = 1; ///< from 1; always the lower number
    int secondPlayer = 2;
    int place = 1; ///< the place being settled: 1, or 2 in the call after the leader beat both
    Comparator comparator = Comparator::getWinningPlayer;
    std::vector<ComparisonPart> parts; ///< up to and including the first that differs

    /// The outcome for the first player's hand.
    Outcome outcome() const { return parts.empty() ? Outcome::equal : parts.back().outcome; }

    /// The part that decided, or nullptr after a tie.
    const ComparisonPart* decidingPart() const
    {
        return outcome() == Outcome::equal ? nullptr : &parts.back();
    }

    /// The better player's number, or nothing after a tie.
    std::optional<int> winner() const
    {
        switch (outcome()) {
        case Outcome::better:
            return firstPlayer;
        case Outcome::worse:
            return secondPlayer;
        case Outcome::equal:
            break;
        }
        return std::nullopt;
    }

    bool operator==(const Comparison&) const = default;
};

/// The cards of a working hand of this category that a part compares. The rank and the number of
/// wilds are those of all five cards. The part must be one that comparing two hands of this
/// category has, or the rank.
CardRange partCards(const ComparisonPart& part, Category category);

} // namespace showdown
