// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/exercisecheck.h"

#include "app/narration/solutiontext.h"

namespace showdown::lessons {

using narration::LessonFlaw;

namespace {

int lineOfKey(const LessonExercise& exercise, const char* key)
{
    const auto at = exercise.lines.find(key);
    return at == exercise.lines.end() ? exercise.line : at->second;
}

/// Checks that no more steps are filled in than is possible without the answer.
void checkFilled(const LessonExercise& exercise, Problems& problems)
{
    const auto most = narration::filledSteps(exercise.exercise, exercise.filled).size();
    if (exercise.filled > static_cast<int>(most))
        problems.add(lineOfKey(exercise, "filled"),
                     narration::LessonNumberOutside{"filled", 0, static_cast<int>(most)});
}

void checkAnswer(const LessonExercise& exercise, const char* key, bool shouldBeRight,
                 Problems& problems)
{
    const ExerciseAnswer& answer = shouldBeRight ? exercise.right : exercise.wrong;
    const Judgement judgement = judge(exercise.exercise, answer);
    const int line = lineOfKey(exercise, key);
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
    checkFilled(exercise, problems);
    checkAnswer(exercise, "right", true, problems);
    checkAnswer(exercise, "wrong", false, problems);
}

} // namespace showdown::lessons
