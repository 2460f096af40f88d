// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/exercisetext.h"
#include "core/questions/practicequestion.h"

#include <QString>

#include <optional>

namespace showdown::narration {

// Questions of practice in words. The reason for an answer is that of an exercise; what to remember
// stands in the lesson (app/lessons/practicelesson.h).

/// "Straight", "Jacks or better", "Wild substitution": a topic in a list.
QString topicName(Topic topic, const HouseRules& rules);

/// "Which hand wins?", "Build a hand": a kind of question, on a button.
QString questionKindName(QuestionKind kind);

/// "Easy".
QString difficultyName(Difficulty difficulty);

/// "You let a suit break a tie", without a full stop. Where it was made in one topic alone,
/// that is said if it matters: "You take the wild for an ace in straights".
QString mistakeSaid(const Mistake& mistake, std::optional<Topic> topic = {});

/// "Which hand wins?", "What does Player 2's wild become?", "Finish Player 1's hand so that it wins
/// by its kicker."
QString practiceQuestionText(const PracticeQuestion& question);

/// The step whose listing, at its line, belongs to the question, in the run of its hands; nothing
/// where a question needs none.
std::optional<int> listedStep(const Exercise& exercise);

/// That listing, or the one whose printed mistake is to be found, its lines numbered; empty without
/// one.
QString listingAsked(const Exercise& exercise);

/// The key of an option, counted from 0: `A`, for a shared win `AB`, for a tie of all `T`.
QString optionKey(const PracticeQuestion& question, int option);
QString optionKey(const Exercise& exercise, const ExerciseAnswer& answer, int option);

/// How many hints a question has.
constexpr int hintCount = 2;

/// A hint, 1 or 2: what to look at and what is ruled out, then which part or which two answers are
/// left. Neither gives the answer away; see optionsLeft().
QString practiceHint(const PracticeQuestion& question, int number);

/// An answer in words: as exerciseChoice(), also of built hands, "Q♥ Q♦ 9♥ 7♣ 2♠", and numbers.
QString practiceAnswerText(const PracticeQuestion& question, const ExerciseAnswer& answer);

/// The feedback on an answer: exerciseFeedback(), with the title "Right, with a hint." if hints
/// were taken, and a last line with the mistake that the answer shows.
ExerciseFeedback practiceFeedback(const PracticeQuestion& question, const ExerciseAnswer& answer,
                                  const Judgement& judgement, int hints);

} // namespace showdown::narration
