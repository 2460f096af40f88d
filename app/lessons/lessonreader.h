// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/narration/lessonproblem.h"

#include <QString>

#include <vector>

namespace showdown::lessons {

/// A lesson as it was read. With problems it holds only what could be read, and is not for readers.
struct ReadLesson
{
    Lesson lesson;
    std::vector<narration::LessonProblem> problems; ///< lesson.md first, in the order of lines
};

/// Reads the lesson of a folder that holds lesson.md and tasks.json; a folder of the program's
/// resources will do as well. The folder gives the id and the language (see lessonfolders.h). What the
/// lesson claims is not held against the engine: see lessoncheck.h.
ReadLesson readLesson(const QString& folder);

} // namespace showdown::lessons
