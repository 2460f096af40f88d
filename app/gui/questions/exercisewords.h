// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/exercise.h"

#include <QString>
#include <QStringList>

namespace showdown::gui {

/// "Right.", "Not quite."
QString judgedTitle(bool isRight);

/// Why, for these hands.
QString judgedReason(const Exercise& exercise, const ExerciseAnswer& answer,
                     const Judgement& judgement);

/// Why an answer cannot be judged.
QString answerFaultText(AnswerFault fault);

/// The first steps of the solution.
QStringList filledStepTexts(const Exercise& exercise, int count);

} // namespace showdown::gui
