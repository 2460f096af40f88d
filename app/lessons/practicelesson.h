// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/practicequestion.h"

#include <QString>

#include <optional>

namespace showdown::lessons {

/// The id of the lesson about a topic: "straight".
QString lessonFor(Topic topic);

/// The id of the lesson that a question of practice goes back to: the one about the mistake, if the
/// answer showed one; else the one about its kind or its topic.
QString lessonFor(const PracticeQuestion& question, const std::optional<Mistake>& mistake = {});

/// The title of a lesson of the program, in the same language as what to remember.
QString titleOf(const QString& lessonId);

/// What to remember of a lesson of the program, as plain text in the current language, or in
/// English where the lesson is not translated: "In a straight only the highest card counts; equal
/// tops tie." It is read once. See also Lesson::remember().
QString rememberOf(const QString& lessonId);

/// The same after a question; empty if it is not true under the rules by which that played: where it
/// is about a rule of a house.
QString rememberOf(const QString& lessonId, const PracticeQuestion& question);

} // namespace showdown::lessons
