// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/exercise.h"

#include <QString>

namespace showdown::narration {

/// The response to an answer: whether it is right, and the reason for these very cards.
struct ExerciseFeedback
{
    bool isRight = false;
    QString title;  ///< "Right." or "Not quite."
    QString reason; ///< whole sentences, plain text

    /// Title and reason.
    QString text() const;

    bool operator==(const ExerciseFeedback&) const = default;
};

/// The feedback on an answer that could be judged; `judgement` comes from judge(). The exercise has
/// no fault.
ExerciseFeedback exerciseFeedback(const Exercise& exercise, const ExerciseAnswer& answer,
                                  const Judgement& judgement);

/// An answer, or one choice of several, on a button or in a list: "Player 2", "Tie", "Players 1 and
/// 3 tie", "Higher pair", "Two pair", "Full house, tens over threes", "King", "Q♥ 10♥",
/// "Straight", "Line 7: if found", "Table 2, line 9: if found". Built hands and numbers have none.
QString exerciseChoice(const Exercise& exercise, const ExerciseAnswer& answer);

/// What the code has just done, and which line of it comes next; or what its line found out.
QString nextStepReason(const Exercise& exercise, const FindNextStep& asked);

} // namespace showdown::narration
