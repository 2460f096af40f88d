// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/seededrandom.h"
#include "core/questions/practicequestion.h"

#include <optional>
#include <vector>

namespace showdown {

// Each of these makes one try to deal what a question of the source asks about; it may turn out to be
// of another difficulty, or fail.

/// An exercise as dealt, without names to choose from.
struct DealtExercise
{
    Exercise exercise;
    BuiltHands solution; ///< where hands are to be built
};

/// Whether hands are shown highest card first: easy ones are, hard ones are not.
bool areShownSorted(Difficulty difficulty, SeededRandom& random);

/// Hands under these rules; of several that are compared, these are to win.
std::optional<DealtExercise> dealHands(const QuestionSource& source, const HouseRules& rules,
                                       const std::vector<int>& winners, SeededRandom& random);

/// A situation under standard rules.
std::optional<DealtExercise> dealOdds(const QuestionSource& source, SeededRandom& random);

/// One or two hands, and a step of the code that compares them, or a variable.
std::optional<DealtExercise> dealCode(const QuestionSource& source, const HouseRules& rules,
                                      SeededRandom& random);

/// A listing printed with a mistake, and three tables of which one shows it.
std::optional<DealtExercise> dealBug(const QuestionSource& source, const HouseRules& rules,
                                     SeededRandom& random);

} // namespace showdown
