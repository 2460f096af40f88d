// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/contradiction.h"

#include <optional>
#include <vector>

class QWidget;

namespace showdown::gui {

/// The step of the step player that contradicts an answer.
struct AskedStep
{
    std::vector<Hand> hands; ///< all complete
    HouseRules rules;
    std::optional<Category> lens;
    RunPlace place; ///< in the run of these hands, see stepAt()
};

/// The hands that were judged, as answered.
std::vector<Hand> handsOf(const Judgement& judgement);

/// The step that contradicts this wrong answer; nothing where no step does.
std::optional<AskedStep> contradictedStep(const Exercise& exercise, const ExerciseAnswer& answer,
                                          const Judgement& judgement);

/// The listing of the function that an exercise asks about, with its line marked, but without what
/// that finds out; nullptr where it asks about none.
QWidget* newAskedListing(const Exercise& exercise, QWidget* parent);

} // namespace showdown::gui
