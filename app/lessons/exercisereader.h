// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/lessons/objectreader.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace showdown::lessons {

/// An exercise of tasks.json, or those of one that is dealt, from seed 1; nothing if its kind is
/// unknown or its answers cannot be read.
std::vector<LessonExercise> readExercise(const Node& node, Problems& problems);

/// An answer as `right` and `wrong` of tasks.json have it: `[1, 2]`, `"full-house T 3"`, `"1:4"`.
/// What the code does next is a function, the number of a line, true or false, a value, or 1, 0, -1.
nlohmann::ordered_json answerJson(const ExerciseAnswer& answer);

} // namespace showdown::lessons
