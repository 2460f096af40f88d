// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/lessoncheck.h"
#include "app/lessons/objectreader.h"
#include "app/lessons/problems.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace showdown::lessons {

using narration::FileFault;

namespace {

/// The parts that are the same in every language.
struct Fixed
{
    const Setting* setting = nullptr;
    const std::vector<Card>* loose = nullptr;
    const Example* example = nullptr;
    const LessonExercise* exercise = nullptr;
    int line = 1;
    int place = 0; ///< among those of its kind, from 0
};

int lineOf(const std::map<std::string, int>& lines, const std::string& key, int line)
{
    const auto found = lines.find(key);
    return found == lines.end() ? line : found->second;
}

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
    int place = 0;
    for (const Example& example : lesson.examples)
        tasks[example.id] = {&example.setting, nullptr, &example, nullptr, example.line, place++};
    for (const LessonExercise& exercise : lesson.exercises)
        tasks[exercise.id] = {&exercise.setting, nullptr,       nullptr,
                              &exercise,         exercise.line, place++};
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
        blocks[id] = {&cards->setting, &cards->loose, nullptr, nullptr, block.line, number};
    }
    return blocks;
}

/// The key that says something else in another task of the same cards; empty if none does.
std::string otherKey(const Fixed& fixed, const Fixed& original)
{
    if (fixed.example && original.example && fixed.example->series != original.example->series)
        return "series";
    if (!fixed.exercise || !original.exercise)
        return {};
    if (fixed.exercise->exercise.kind != original.exercise->exercise.kind)
        return "kind";
    if (fixed.exercise->filled != original.exercise->filled)
        return "filled";
    return fixed.exercise->punishesMistake != original.exercise->punishesMistake ? "mistake" : "";
}

void compareKeys(const std::string& id, const Fixed& fixed, const Fixed& original,
                 Problems& problems)
{
    const std::string key = otherKey(fixed, original);
    const auto& lines = fixed.exercise  ? fixed.exercise->lines
                        : fixed.example ? fixed.example->lines
                                        : std::map<std::string, int>();
    if (key == "kind")
        problems.add(lineOf(lines, key, fixed.line), FileFault::translatedQuestion, {id});
    else if (!key.empty())
        problems.add(lineOf(lines, key, fixed.line), FileFault::translatedKey, {id, key});
    else if (fixed.place != original.place)
        problems.add(fixed.line, FileFault::translatedPlace, {id});
}

void compare(const FixedById& translated, const FixedById& original, Problems& problems)
{
    bool isComplete = translated.size() == original.size();
    for (const auto& [id, fixed] : translated)
        isComplete = isComplete && original.contains(id);
    for (const auto& [id, fixed] : translated) {
        const std::string name = id.toStdString();
        const auto same = original.find(id);
        if (same == original.end()) {
            problems.add(fixed.line, FileFault::translationExtra, {name});
            continue;
        }
        Fixed other = same->second;
        if (!isComplete)
            other.place = fixed.place; // moved only because something is missing
        if (!isSame(*fixed.setting, *other.setting)
            || (fixed.loose && *fixed.loose != *other.loose))
            problems.add(fixed.line, FileFault::translatedCards, {name});
        else
            compareKeys(name, fixed, other, problems);
    }
    for (const auto& [id, fixed] : original) {
        if (!translated.contains(id))
            problems.add(1, FileFault::translationMissing, {id.toStdString()});
    }
}

void compareHeads(const Lesson& lesson, const Lesson& original, Problems& problems)
{
    const auto differs = [&](const std::string& key) {
        problems.add(lineOf(lesson.lines, key, 1), FileFault::translatedHead, {key});
    };
    if (lesson.minutes != original.minutes)
        differs("minutes");
    if (isId(original.group) && lesson.group != original.group) // other groups are translated
        differs("group");
}

/// A listing that shows other functions, or under other rules.
void compareListings(const Lesson& lesson, const Lesson& original, Problems& problems)
{
    const auto listingsOf = [](const Lesson& one) {
        std::vector<const Block*> listings;
        for (const Block& block : one.blocks) {
            if (std::holds_alternative<ListingBlock>(block.content))
                listings.push_back(&block);
        }
        return listings;
    };
    const auto mine = listingsOf(lesson);
    const auto others = listingsOf(original);
    for (std::size_t i = 0; i < std::max(mine.size(), others.size()); ++i) {
        if (i >= mine.size() || i >= others.size()
            || std::get<ListingBlock>(mine[i]->content)
                   != std::get<ListingBlock>(others[i]->content)) {
            problems.add(i < mine.size() ? mine[i]->line : 1, FileFault::translatedListing);
            return;
        }
    }
}

} // namespace

std::vector<narration::FileProblem> checkTranslation(const Lesson& lesson, const Lesson& original)
{
    Problems ofText(textFile);
    Problems ofTasks(tasksFile);
    compare(blocksOf(lesson), blocksOf(original), ofText);
    compareListings(lesson, original, ofText);
    compareHeads(lesson, original, ofTasks);
    compare(tasksOf(lesson), tasksOf(original), ofTasks);
    return inLineOrder({&ofText, &ofTasks});
}

} // namespace showdown::lessons
