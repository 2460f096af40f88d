// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"

#include <cstdint>
#include <vector>

namespace showdown::lessons {

/// The round of an exercise that is dealt: at each table the rank of a hand, and then who wins, so
/// that "mixed" becomes "mixed-1-rank", "mixed-1" and so on. Fewer than wished for if there are no
/// such hands.
std::vector<LessonExercise> dealtExercises(const LessonExercise& model, std::uint32_t seed);

/// Deals them from another seed.
void dealAgain(Lesson& lesson, std::uint32_t seed);

} // namespace showdown::lessons
