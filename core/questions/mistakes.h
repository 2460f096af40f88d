// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/exercise.h"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace showdown {

/// What beginners do wrong, each a way to answer questions; see answerBy().
enum class BeginnersMistake : std::uint8_t {
    wildAsAce,          ///< a wild is an ace, whatever else it could be
    wildWithLowest,     ///< a wild joins the lowest of the largest groups
    wildWithHighest,    ///< a wild makes a pair with the highest card
    wildBelow,          ///< a spare wild of a straight goes to its lower end
    wheelForgotten,     ///< A 2 3 4 5 is no straight, though the rules say so
    wheelAssumed,       ///< it is one, though the rules do not say so
    wheelAceHigh,       ///< it is as high as its ace
    lowPairCounts,      ///< a pair below the lowest one that counts is a pair
    lowPairForgotten,   ///< a pair below jacks is none, though all pairs count
    flushWild,          ///< a wild of a flush repeats an ace where it may not, or the reverse
    fourAreEnough,      ///< four of a suit are a flush, four in a row a straight
    rowOverlooked,      ///< natural cards in a row are no straight, or of one suit no flush
    groupOverlooked,    ///< of two pair or a full house only the first group is seen
    colourMakesFlush,   ///< five cards of one colour are a flush, whatever their suits
    aceLow,             ///< an ace is the lowest card
    straightBeatsFlush, ///< five in a row seem rarer
    kickerFirst,        ///< of equal ranks the higher kicker wins, and is compared first
    highestCardWins,    ///< the hand with the highest card wins, whatever its rank
    kickerIgnored,      ///< equal groups tie; of a high card only the highest is compared
    rankAlone,          ///< hands of equal rank tie
    lowerFirst,         ///< the lower pair is compared first, or the pair of a full house
    sumOfCards,         ///< of equal ranks the larger sum of all cards wins
    suitsBreakTies,     ///< of equal hands that with the higher suit wins
    moreWildsWin,       ///< of equal hands that with more wilds wins
    thirdForgotten,     ///< only the first two hands are compared
    seenCounted,        ///< chances are of the whole deck, seen cards and all
    helpsOther,         ///< a card that improves the hand is an out, even if it helps another more
    onceIn,             ///< once in 3.8 is taken for 3.8 to 1
};

constexpr auto allBeginnersMistakes()
{
    std::array<BeginnersMistake, static_cast<std::size_t>(BeginnersMistake::onceIn) + 1> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<BeginnersMistake>(i);
    return all;
}

/// The machine-readable name: `wild-as-ace`.
std::string_view id(BeginnersMistake mistake);

/// A mistake of the printed code by its number, 3 for E3.
struct PrintedMistake
{
    int number = 0;
    auto operator<=>(const PrintedMistake&) const = default; // NOLINT(modernize-use-nullptr)
};

/// A mistake that leads to a wrong answer.
using Mistake = std::variant<PrintedMistake, BeginnersMistake>;

/// `E3` or `wild-as-ace`, and back; of the printed ones those of allPrintedMistakes().
std::string id(const Mistake& mistake);
std::optional<Mistake> mistakeFromId(std::string_view text);

/// The wrong answer that a mistake gives to an exercise without a fault; nothing where it does not
/// matter, and for hands to be built.
std::optional<ExerciseAnswer> answerBy(const Mistake& mistake, const Exercise& exercise);

/// Whether two answers mean the same, in whatever order they name cards, values or winners.
bool areSame(const ExerciseAnswer& one, const ExerciseAnswer& other);

/// Whether a mistake gives this wrong answer. Hands were built by it if they reach the goal only in
/// its eyes.
bool explains(const Mistake& mistake, const Exercise& exercise, const ExerciseAnswer& answer);

/// What a complete hand is worth to somebody who makes this mistake in reading it; nothing if the
/// mistake does not matter to it.
std::optional<HandValue> readBy(BeginnersMistake mistake, const Hand& hand,
                                const HouseRules& rules);

} // namespace showdown
