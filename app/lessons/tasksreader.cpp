// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/tasksreader.h"

#include "app/lessons/claimsreader.h"
#include "app/lessons/exercisereader.h"
#include "app/lessons/jsonnode.h"
#include "app/lessons/settingreader.h"

namespace showdown::lessons {

using narration::LessonFlaw;
using narration::LessonValue;

namespace {

constexpr int leastMinutes = 1;
constexpr int mostMinutes = 60;
constexpr int seriesExamples = 34;

/// Its number among the worked examples of the series, or several of them.
std::vector<int> readSeries(const ObjectReader& object)
{
    const Node* series = object.object().find("series");
    if (series && series->kind == Node::Kind::list)
        return object.numbers("series", 1, seriesExamples).value_or(std::vector<int>());
    const std::optional<int> number = object.number("series", 1, seriesExamples);
    return number ? std::vector<int>{*number} : std::vector<int>();
}

void readExample(const Node& node, Lesson& lesson, Problems& problems)
{
    if (node.kind != Node::Kind::object) {
        problems.add(node.line, narration::LessonValueWrong{"examples", LessonValue::object});
        return;
    }
    const ObjectReader object(node, problems);
    object.refuseOthers(keysOf({{"id", "title", "text", "series"}, settingKeys(), claimKeys()}));
    Example example;
    example.line = node.line;
    example.lines = object.lines();
    example.id = object.neededId("id");
    example.title = object.neededText("title");
    example.text = object.text("text");
    example.series = readSeries(object);
    example.setting = readSetting(object);
    example.claims = readClaims(object, example.setting);
    if (example.claims.places.empty())
        problems.add(node.line, LessonFlaw::noClaim);
    lesson.examples.push_back(std::move(example));
}

} // namespace

void readTasks(const std::string& text, Lesson& lesson, Problems& problems)
{
    const std::optional<Node> document = nodeFromJson(text, problems);
    if (!document)
        return;
    const ObjectReader object(*document, problems);
    object.refuseOthers({"title", "group", "minutes", "examples", "exercises"});
    lesson.lines = object.lines();
    lesson.title = object.neededText("title");
    lesson.group = object.neededText("group");
    lesson.minutes = object.neededNumber("minutes", leastMinutes, mostMinutes).value_or(0);
    if (const Node* examples = object.need("examples", Node::Kind::list)) {
        if (examples->children.empty())
            problems.add(examples->line, LessonFlaw::noExample);
        for (const Node& example : examples->children)
            readExample(example, lesson, problems);
    }
    if (const Node* exercises = object.need("exercises", Node::Kind::list)) {
        for (const Node& exercise : exercises->children) {
            if (auto read = readExercise(exercise, problems))
                lesson.exercises.push_back(*std::move(read));
        }
    }
}

} // namespace showdown::lessons
