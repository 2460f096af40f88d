// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/lessons/lessonreader.h"
#include "app/narration/fileproblem.h"

#include <vector>

namespace showdown::lessons {

/// The result of checking a lesson against the engine.
struct LessonCheck
{
    std::vector<narration::FileProblem> problems; ///< lesson.md first, in the order of lines
    int claims = 0;                               ///< how many were checked
};

/// Checks everything that a lesson claims against the engine: in its blocks, its examples, its
/// prose and the answers of its exercises. The program speaks the language of the lesson while it
/// runs, or English if it does not know that language.
LessonCheck checkLesson(const Lesson& lesson);

/// The problems of a lesson, from reading it and in its claims. What could be read is checked
/// against the engine, except links whose target may be in what could not be read.
LessonCheck checkWhatWasRead(const ReadLesson& read);

/// The problems of the help, as of a lesson. Its links may also lead to lessons, `lesson:two-pair`.
LessonCheck checkHelp(const ReadLesson& read);

/// Where a translation differs from its original: ids or, under one id, cards, rules or questions;
/// their order, what is filled in, minutes, group and listings.
std::vector<narration::FileProblem> checkTranslation(const Lesson& lesson, const Lesson& original);

} // namespace showdown::lessons
