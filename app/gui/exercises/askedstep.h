// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/contradiction.h"

#include <optional>
#include <vector>

namespace showdown::gui {

/// The step of the step player that contradicts an answer.
struct AskedStep
{
    std::vector<Hand> hands; ///< all complete
    HouseRules rules;
    std::optional<Category> lens;
    RunPlace place; ///< in the run of these hands, see stepAt()
};

/// The step that contradicts this wrong answer; nothing where no step does.
std::optional<AskedStep> contradictedStep(const Exercise& exercise, const ExerciseAnswer& answer,
                                          const Judgement& judgement);

} // namespace showdown::gui
