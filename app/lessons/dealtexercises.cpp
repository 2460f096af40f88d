// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/dealtexercises.h"

#include <algorithm>

namespace showdown::lessons {

namespace {

/// Lays the hands of a table, and finds out who wins.
void lay(const std::vector<Hand>& hands, LessonExercise& exercise)
{
    exercise.setting.hands.clear();
    for (const Hand& hand : hands)
        std::ranges::copy(hand, exercise.setting.hands.emplace_back().begin());
    exercise.exercise.hands = exercise.setting.hands;
    exercise.right = *rightAnswer(exercise.exercise);
    const bool isFirst = exercise.right == ExerciseAnswer(Winners{{1}});
    exercise.wrong = Winners{{isFirst ? 2 : 1}};
}

} // namespace

std::vector<LessonExercise> dealtExercises(const LessonExercise& model, std::uint32_t seed)
{
    std::vector<LessonExercise> exercises;
    const auto tables = dealReview(model.dealt->wish, model.setting.rules.rules, seed);
    for (std::size_t table = 0; table < tables.size(); ++table) {
        LessonExercise& exercise = exercises.emplace_back(model);
        exercise.id += QLatin1Char('-') + QString::number(table + 1);
        exercise.dealt->table = static_cast<int>(table);
        exercise.dealt->seed = seed;
        lay(tables[table], exercise);
    }
    return exercises;
}

void dealAgain(Lesson& lesson, std::uint32_t seed)
{
    std::vector<std::vector<Hand>> tables;
    for (LessonExercise& exercise : lesson.exercises) {
        if (!exercise.dealt)
            continue;
        if (exercise.dealt->table == 0)
            tables = dealReview(exercise.dealt->wish, exercise.setting.rules.rules, seed);
        const auto table = static_cast<std::size_t>(exercise.dealt->table);
        if (table >= tables.size())
            continue; // there are as many for nearly every seed
        exercise.dealt->seed = seed;
        lay(tables[table], exercise);
    }
}

} // namespace showdown::lessons
