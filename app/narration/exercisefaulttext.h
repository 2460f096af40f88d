// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/exercise.h"

#include <QString>

namespace showdown::narration {

/// The fault, for the author: "One deck holds each card once, but a card is there twice."
QString exerciseFaultText(ExerciseFault fault);

/// What is missing in an answer that could not be judged: "2 cards are missing.", "Choose who
/// wins.", "Queen of diamonds is already in Player 1, card 3."
QString answerFaultText(const Exercise& exercise, const ExerciseAnswer& answer, AnswerFault fault);

} // namespace showdown::narration
