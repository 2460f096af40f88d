// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/exercise.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace showdown {

/// See difficultyOf() for what makes a question hard.
enum class Difficulty : std::uint8_t { easy, medium, hard };

inline constexpr std::array allDifficulties{Difficulty::easy, Difficulty::medium, Difficulty::hard};
std::string_view id(Difficulty difficulty);
std::optional<Difficulty> difficultyFromId(std::string_view text);

/// What can lead a learner astray in an exercise.
enum class Trap : std::uint8_t {
    unsorted,       ///< a hand is not sorted, highest card first and wilds last
    temptingWild,   ///< a wild tempts: as an ace it makes a lower rank
    seemsMore,      ///< four of a suit or in a row that are no flush or straight, or an ace that
                    ///< may be low
    lowPair,        ///< a pair that is too low to count
    secondPart,     ///< who wins, which card: the first part is equal; an order has two at least
    thirdPart,      ///< who wins, which card, in which order: the second part is equal too
    oneStep,        ///< who wins, which card: the first part decides, by one step
    misleadingCard, ///< who wins: the hand of lower rank shows the higher card
    unlikeTie,      ///< who wins: the tied hands differ in their natural cards
    opponent,       ///< outs: another player is there
    helpsOther,     ///< outs: a card that helps the player helps another more
    severalRanks,   ///< outs: they make different ranks
    chance,         ///< a chance is asked for, not a count
    decidingPart,   ///< to build: the goal is a part that decides
    manyOpen,       ///< to build: more than two places are open
    innerCall,      ///< the next step: the one asked about is in a function called by another one
    mistakeRuns,    ///< a bug: its line runs at a table that does not show it
    mistakeParts,   ///< a bug: it even does something else at such a table
};

/// The traps of an exercise without a fault; of three hands, one may come for each comparison.
std::vector<Trap> trapsIn(const Exercise& exercise);

/// Easy with no trap, medium with one, hard with more. Of the questions made for each difficulty,
/// over all topics and presets, these have a trap, in percent of easy, medium and hard ones:
///
///     unsorted      0  13–82  92–100   all kinds about hands
///     temptingWild  0     20      55   names and ranks; where a wild is asked for 14 62 73
///     seemsMore     0      5      25   names and ranks
///     thirdPart     0     78      78   orders: all that have three parts
///     secondPart    0     25      50   deciding cards; the others are won by one step
///     chance        0     90     100   numbers of odds
///     mistakeRuns  15     48      97   bugs
///     mistakeParts  1      7      76   bugs: where the code answers the same all the same
///
/// No trap is rarer among harder questions of a kind.
Difficulty difficultyOf(const Exercise& exercise);

} // namespace showdown
