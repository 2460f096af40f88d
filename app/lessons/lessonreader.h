// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/narration/fileproblem.h"

#include <QString>

#include <vector>

namespace showdown::lessons {

/// A lesson as read. With problems it holds only what could be read, and must not be shown to
/// readers.
struct ReadLesson
{
    Lesson lesson;
    std::vector<narration::FileProblem> problems; ///< lesson.md first, in the order of lines
};

/// Reads the lesson of a folder with lesson.md and tasks.json, which may lie in the program's
/// resources. The folder gives the id and the language (see lessonfolders.h). The lesson's claims
/// are not checked against the engine: see lessoncheck.h.
ReadLesson readLesson(const QString& folder);

/// Reads the help of a folder, help.md, as a lesson without tasks.
ReadLesson readHelp(const QString& folder);

} // namespace showdown::lessons
