// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/lessons/lessonreader.h"
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
/// and the answers of its exercises. The program speaks the language
/// of the lesson meanwhile, or English if it does not know that one.
LessonCheck checkLesson(const Lesson& lesson);

/// What is wrong with a lesson, in reading it or in its claims. A file that could not be read wholly
/// is not held against the engine, the other one is.
LessonCheck checkWhatWasRead(const ReadLesson& read);

/// What a translation has otherwise than its original: other ids, or other cards, rules or questions
/// under one, their order, what is filled in, minutes, group and listings.
std::vector<narration::LessonProblem> checkTranslation(const Lesson& lesson,
                                                       const Lesson& original);

} // namespace showdown::lessons
