// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/seededrandom.h"
#include "core/questions/practicequestion.h"

#include <optional>
#include <vector>

namespace showdown {

/// An exercise as dealt, without names to choose from.
struct DealtExercise
{
    Exercise exercise;
    BuiltHands solution; ///< where hands are to be built
};

/// Whether hands are shown highest card first: easy ones are, hard ones are not.
bool areShownSorted(Difficulty difficulty, SeededRandom& random);

/// One try to deal hands for a question by these rules, with the difficulty in mind; it may turn
/// out to be another, and the try may fail. Of several hands that are compared these are to win.
std::optional<DealtExercise> dealHands(const QuestionSource& source, const HouseRules& rules,
                                       const std::vector<int>& winners, SeededRandom& random);

/// The same for a situation by standard rules.
std::optional<DealtExercise> dealOdds(const QuestionSource& source, SeededRandom& random);

/// The same for a run of the code over one or two hands.
std::optional<DealtExercise> dealCode(const QuestionSource& source, const HouseRules& rules,
                                      SeededRandom& random);

} // namespace showdown
