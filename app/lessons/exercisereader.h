// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/lessons/objectreader.h"

#include <vector>

namespace showdown::lessons {

/// An exercise of tasks.json, or those of one that is dealt, from seed 1; nothing if its kind is
/// unknown or its answers cannot be read.
std::vector<LessonExercise> readExercise(const Node& node, Problems& problems);

} // namespace showdown::lessons
