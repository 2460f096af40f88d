// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/exercise.h"
#include "core/trace/run.h"

#include <optional>
#include <string>
#include <variant>

namespace showdown {

// Where the run of an exercise's hands contradicts a wrong answer: what "Show the step" shows.

/// Where the run answers whether a player's hand, from 1, is of a rank.
struct RankPlace
{
    int player = 1;
    Category rank = Category::highCard;

    bool operator==(const RankPlace&) const = default;
};

/// Where a part of a comparison, by its index in Showdown::comparisons, is settled.
struct PartPlace
{
    int comparison = 0;
    ComparisonPart part;

    bool operator==(const PartPlace&) const = default;
};

/// Where a call of a function, counted from 1, ends.
struct CallPlace
{
    std::string function;
    int call = 1;

    bool operator==(const CallPlace&) const = default;
};

/// A step that was asked about, or the one that follows it.
struct StepPlace
{
    FindNextStep asked;

    bool operator==(const StepPlace&) const = default;
};

using RunPlace = std::variant<RankPlace, PartPlace, CallPlace, StepPlace>;

/// The first place, in the order of the run, that contradicts a wrong answer. The run is that of
/// Judgement::showdown's hands. Nothing for a right answer, for one that cannot be judged, or where
/// no hands are asked about.
std::optional<RunPlace> contradictionOf(const Exercise& exercise, const ExerciseAnswer& answer);

/// The step of that place; nothing if the run has none.
std::optional<int> stepAt(const Run& run, const RunPlace& place);

} // namespace showdown
