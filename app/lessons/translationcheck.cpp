// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/lessoncheck.h"
#include "app/lessons/problems.h"

#include <map>
#include <set>

namespace showdown::lessons {

using What = narration::LessonTranslationDiffers::What;

namespace {

/// What is the same in every language.
struct Fixed
{
    const Setting* setting = nullptr;
    const std::vector<Card>* loose = nullptr;
    int line = 1;
};

bool isSame(const Setting& setting, const Setting& other)
{
    return setting.rules == other.rules && setting.lens == other.lens
           && setting.hands == other.hands && setting.situation == other.situation
           && setting.hope == other.hope;
}

using FixedById = std::map<QString, Fixed>;

FixedById tasksOf(const Lesson& lesson)
{
    FixedById tasks;
    for (const Example& example : lesson.examples)
        tasks[example.id] = {&example.setting, nullptr, example.line};
    for (const LessonExercise& exercise : lesson.exercises)
        tasks[exercise.id] = {&exercise.setting, nullptr, exercise.line};
    return tasks;
}

/// Blocks without an id are counted.
FixedById blocksOf(const Lesson& lesson)
{
    FixedById blocks;
    int number = 0;
    for (const Block& block : lesson.blocks) {
        const auto* cards = std::get_if<CardsBlock>(&block.content);
        if (!cards)
            continue;
        ++number;
        const QString id = cards->id.isEmpty() ? QString::number(number) : cards->id;
        blocks[id] = {&cards->setting, &cards->loose, block.line};
    }
    return blocks;
}

void compare(const FixedById& translated, const FixedById& original, Problems& problems)
{
    for (const auto& [id, fixed] : translated) {
        const auto same = original.find(id);
        if (same == original.end())
            problems.add(fixed.line,
                         narration::LessonTranslationDiffers{What::extra, id.toStdString()});
        else if (!isSame(*fixed.setting, *same->second.setting)
                 || (fixed.loose && *fixed.loose != *same->second.loose))
            problems.add(fixed.line,
                         narration::LessonTranslationDiffers{What::cards, id.toStdString()});
    }
    for (const auto& [id, fixed] : original) {
        if (!translated.contains(id))
            problems.add(1, narration::LessonTranslationDiffers{What::missing, id.toStdString()});
    }
}

} // namespace

std::vector<narration::LessonProblem> checkTranslation(const Lesson& lesson, const Lesson& original)
{
    Problems ofText("lesson.md");
    Problems ofTasks("tasks.json");
    compare(blocksOf(lesson), blocksOf(original), ofText);
    compare(tasksOf(lesson), tasksOf(original), ofTasks);
    return inLineOrder({&ofText, &ofTasks});
}

} // namespace showdown::lessons
