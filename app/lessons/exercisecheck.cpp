// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/exercisecheck.h"

namespace showdown::lessons {

using narration::LessonFlaw;

namespace {

void checkAnswer(const LessonExercise& exercise, const char* key, bool shouldBeRight,
                 Problems& problems)
{
    const ExerciseAnswer& answer = shouldBeRight ? exercise.right : exercise.wrong;
    const Judgement judgement = judge(exercise.exercise, answer);
    const auto at = exercise.lines.find(key);
    const int line = at == exercise.lines.end() ? exercise.line : at->second;
    if (judgement.fault)
        problems.add(line, narration::LessonAnswerFault{key, *judgement.fault});
    else if (judgement.isRight != shouldBeRight)
        problems.add(line, shouldBeRight ? LessonFlaw::rightIsWrong : LessonFlaw::wrongIsRight);
}

} // namespace

void checkExercise(const LessonExercise& exercise, Problems& problems)
{
    if (const std::optional<ExerciseFault> fault = findFault(exercise.exercise)) {
        problems.add(exercise.line, *fault);
        return;
    }
    checkAnswer(exercise, "right", true, problems);
    checkAnswer(exercise, "wrong", false, problems);
}

} // namespace showdown::lessons
