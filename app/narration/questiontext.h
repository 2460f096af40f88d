// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/question.h"

#include <QString>
#include <QStringList>

namespace showdown::narration {

// The question that a learner is asked before a step is shown. `names` are the players' own names;
// a missing or empty one means "Player 1" and so on.

/// "Is Player 2's hand a straight?", "Kicker 3: whose is higher, Player 1's or Player 2's?", "Is
/// this true in Straight: unused > 0". The question must be the one at this step of the run.
QString questionText(const Run& run, int index, const Question& question,
                     const QStringList& names = {});

/// "Yes", "<", "10": an answer on a button.
QString answerText(const Question& question, const Answer& answer);

/// "Player 1's is higher", "ten": an answer as a screen reader says it.
QString answerName(const Run& run, const Question& question, const Answer& answer,
                   const QStringList& names = {});

/// "Y", or "T" and "1": the letters and signs that give this answer, the one to be named first. Yes
/// and no also have those of the current language.
QStringList answerKeys(const Question& question, const Answer& answer);

/// "Right. Player 2's hand is no straight. …", "Wrong. Player 2's hand is no straight. …": what the
/// step says to the answer to its question.
QString judgedText(const Run& run, int index, bool isRight, const QStringList& names = {});

/// "3 right of 4": for the questions answered so far.
QString scoreText(int right, int asked);

/// What the run is finding out at a step, without the answer: "Is it jacks or better?", "Comparing
/// kicker 3.", "Who comes first, second and third?" It is about the step's finding, the one that the
/// step acts on, or the next one of the same chapter; after the last one about the whole chapter.
QString phaseText(const Run& run, int index);

/// The same text while this question is asked about a step: without looking ahead.
QString phaseText(const Run& run, int index, const Question& question);

/// "Line 6 of AreCardsSameSuit is about to run."
QString nextLineText(const Run& run, int index);

} // namespace showdown::narration
