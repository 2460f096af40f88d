// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/lessonproblem.h"

#include <QString>

namespace showdown::narration {

/// "There is no rank “pear”; there are: high-card, pair, …", "“percent” says 27, but it is 26.":
/// what is wrong in a lesson, for its author.
QString lessonFaultText(const LessonFault& fault);

/// As above, with its place: "tasks.json:41: …"; without one if it is about the folder.
QString lessonProblemText(const LessonProblem& problem);

} // namespace showdown::narration
