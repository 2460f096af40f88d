// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/exercise.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace showdown {

/// See difficultyOf() for what makes a question hard.
enum class Difficulty : std::uint8_t { easy, medium, hard };

inline constexpr std::array allDifficulties{Difficulty::easy, Difficulty::medium, Difficulty::hard};
std::string_view id(Difficulty difficulty);
std::optional<Difficulty> difficultyFromId(std::string_view text);

/// What can lead a learner astray in an exercise without a fault, counted. One each:
/// - a hand is not sorted, highest card first and wilds last;
/// - a wild tempts: as an ace it makes a lower rank;
/// - four of a suit or four in a row that are no flush or straight, or an ace that may be low;
/// - a pair that is too low to count;
/// - who wins, which card: the second part decides, and two if a later one does; the first decides
///   by one step; the hand of lower rank shows the higher card; the tied hands differ in their
///   natural cards. One less for the order of parts, of which there are two at least;
/// - outs: another player is there; a card that helps the player helps another more; outs make
///   different ranks; a chance is asked for, not a count;
/// - to build: the goal is a part that decides; more than two places are open;
/// - the next step: the step asked about is in a function called by another one.
int trapsIn(const Exercise& exercise);

/// Easy with no trap, medium with one, hard with more.
Difficulty difficultyOf(const Exercise& exercise);

} // namespace showdown
