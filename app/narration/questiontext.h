// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/question.h"

#include <QString>
#include <QStringList>

namespace showdown::narration {

// What a learner is asked before a step is shown. Names of players who are called otherwise than
// "Player 1" may be given.

/// "Is Player 2's hand a straight?", "Kicker 3: whose is higher, Player 1's or Player 2's?", "Is
/// this true in Straight: unused > 0". The question must be the one at this step of the run.
QString questionText(const Run& run, int index, const Question& question,
                     const QStringList& names = {});

/// "Yes", "<", "10": an answer on a button.
QString answerText(const Question& question, const Answer& answer);

/// "Player 1's is higher", "ten": the same as a screen reader says it.
QString answerName(const Run& run, const Question& question, const Answer& answer,
                   const QStringList& names = {});

/// "Y", or "T" and "1": the letters and signs that answer so, the first one to be named. Yes and no
/// have those of the language besides Y and N.
QStringList answerKeys(const Question& question, const Answer& answer);

/// "Right. Player 2's hand is no straight. …", "Wrong. Player 2's hand is no straight. …": what the
/// step that was asked about says to the answer.
QString judgedText(const Run& run, int index, bool isRight, const QStringList& names = {});

/// "3 right of 4": of the questions that were answered.
QString scoreText(int right, int asked);

/// What is being found out at a step, without the answer: "Is it jacks or better?", "Comparing
/// kicker 3.", "Who comes first, second and third?" It is about the step's finding, or the next one
/// of the same chapter; after the last one about the whole chapter.
QString phaseText(const Run& run, int index);

/// The same while this is asked about a step: what goes without looking ahead.
QString phaseText(const Run& run, int index, const Question& question);

/// "Line 6 of AreCardsSameSuit is about to run."
QString nextLineText(const Run& run, int index);

} // namespace showdown::narration
