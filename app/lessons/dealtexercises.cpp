// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/dealtexercises.h"

#include "core/questions/exercisefacts.h"

#include <algorithm>

namespace showdown::lessons {

namespace {

/// Whose rank is asked, from 1: of the hand with more wilds, or in turn, which tells no winner.
int askedPlayer(const std::vector<Hand>& hands, const HouseRules& rules, int table)
{
    const int more = wildsIn(hands[1], rules) - wildsIn(hands[0], rules);
    return more == 0 ? table % 2 + 1 : more > 0 ? 2 : 1;
}

/// Lays the hands of a table, and finds out what is right.
void lay(const std::vector<Hand>& hands, LessonExercise& exercise)
{
    exercise.setting.hands.clear();
    for (const Hand& hand : hands)
        std::ranges::copy(hand, exercise.setting.hands.emplace_back().begin());
    exercise.exercise.hands = exercise.setting.hands;
    auto* asked = std::get_if<NameRank>(&exercise.exercise.kind);
    if (asked) {
        asked->player = askedPlayer(hands, exercise.exercise.rules, exercise.dealt->table);
        exercise.question = exercise.dealt->rankQuestions[asked->player - 1];
    }
    exercise.right = *rightAnswer(exercise.exercise);
    if (asked)
        exercise.wrong = exercise.right == ExerciseAnswer(Category::highCard) ? Category::pair
                                                                              : Category::highCard;
    else
        exercise.wrong = Winners{{exercise.right == ExerciseAnswer(Winners{{1}}) ? 2 : 1}};
}

} // namespace

std::vector<LessonExercise> dealtExercises(const LessonExercise& model, std::uint32_t seed)
{
    std::vector<LessonExercise> exercises;
    const auto tables = dealReview(model.dealt->wish, model.setting.rules.rules, seed);
    for (std::size_t table = 0; table < tables.size(); ++table) {
        LessonExercise winner = model;
        winner.id += QLatin1Char('-') + QString::number(table + 1);
        winner.dealt->table = static_cast<int>(table);
        winner.dealt->seed = seed;
        LessonExercise rank = winner;
        rank.id += QStringLiteral("-rank");
        rank.exercise.kind = NameRank{};
        for (LessonExercise* each : {&rank, &winner}) {
            lay(tables[table], *each);
            exercises.push_back(std::move(*each));
        }
    }
    return exercises;
}

void dealAgain(Lesson& lesson, std::uint32_t seed)
{
    std::vector<std::vector<Hand>> tables;
    for (LessonExercise& exercise : lesson.exercises) {
        if (!exercise.dealt)
            continue;
        if (exercise.dealt->table == 0 && std::holds_alternative<NameRank>(exercise.exercise.kind))
            tables = dealReview(exercise.dealt->wish, exercise.setting.rules.rules, seed);
        const auto table = static_cast<std::size_t>(exercise.dealt->table);
        if (table >= tables.size())
            continue; // there are as many for nearly every seed
        exercise.dealt->seed = seed;
        lay(tables[table], exercise);
    }
}

} // namespace showdown::lessons
