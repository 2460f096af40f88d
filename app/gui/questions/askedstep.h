// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/exercise.h"

#include <optional>
#include <vector>

namespace showdown::gui {

/// The step of the step player that contradicts an answer: where it was answered whether a hand is of
/// a rank, or where a part of a comparison was settled.
struct AskedStep
{
    std::vector<Hand> hands; ///< all complete
    HouseRules rules;
    std::optional<Category> lens;

    int player = 0;               ///< from 1; with the rank, as for Run::answerOf()
    std::optional<Category> rank; ///< nothing: a part is meant

    int comparison = 0; ///< its index; with the part, as for Run::settlingOf()
    std::optional<ComparisonPart> part;
};

/// The step that contradicts this wrong answer; nothing where no step does.
std::optional<AskedStep> contradictedStep(const Exercise& exercise, const ExerciseAnswer& answer,
                                          const Judgement& judgement);

} // namespace showdown::gui
