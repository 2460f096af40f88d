// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/narration/lessonproblem.h"

#include <vector>

namespace showdown::lessons {

/// A lesson held against the engine.
struct LessonCheck
{
    std::vector<narration::LessonProblem> problems; ///< lesson.md first, in the order of lines
    int claims = 0;                                 ///< how many were held
};

/// Holds everything that a lesson claims against the engine: in its blocks, its examples, its prose
/// and the answers of its exercises. The program has to speak the language of the lesson.
LessonCheck checkLesson(const Lesson& lesson);

/// What a translation has otherwise than its original: other ids, or other cards or rules under one.
std::vector<narration::LessonProblem> checkTranslation(const Lesson& lesson,
                                                       const Lesson& original);

} // namespace showdown::lessons
