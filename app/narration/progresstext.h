// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/progressproblem.h"

#include <QString>

namespace showdown::narration {

/// The problem found when the progress was first read: "The file with your progress was damaged. It
/// is now called “progress-1.sqlite”, and a new one was begun."
QString progressProblemText(const ProgressProblem& problem);

/// Why an answer is not on disk yet: "Your answer is not kept yet: the disk is full. The next
/// answer tries again."
QString answerNotKeptText(ProgressFault fault);

/// Why the progress could not be changed: "Nothing was cleared: the disk is full."
QString progressNotClearedText(ProgressFault fault);

} // namespace showdown::narration
