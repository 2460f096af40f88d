// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/lessons/problems.h"

namespace showdown::lessons {

/// Checks an exercise against the engine: it can be asked, its right answer is right and its wrong
/// one is wrong.
void checkExercise(const LessonExercise& exercise, Problems& problems);

} // namespace showdown::lessons
