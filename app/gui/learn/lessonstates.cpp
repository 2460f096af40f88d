// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonstates.h"

#include "app/lessons/practicelesson.h"

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

progress::LessonKey keyOf(const lessons::Lesson& lesson)
{
    return {lesson.origin, lesson.id};
}

} // namespace

LessonStates::LessonStates(Clock clock, QObject* parent)
    : QObject(parent), m_clock(std::move(clock))
{}

void LessonStates::keepIn(const QString& folder)
{
    m_folder = folder;
    m_isProblemTold = false;
    if (std::exchange(m_store, nullptr))
        emit changed();
}

progress::ProgressStore& LessonStates::store() const
{
    if (!m_store)
        m_store = m_folder.isEmpty() ? std::make_unique<progress::ProgressStore>()
                                     : std::make_unique<progress::ProgressStore>(m_folder);
    return *m_store;
}

std::optional<narration::ProgressProblem> LessonStates::takeProblem()
{
    return std::exchange(m_isProblemTold, true) ? std::nullopt : store().problem();
}

void LessonStates::refresh()
{
    store().refresh();
    emit changed();
}

progress::Failure LessonStates::clear()
{
    const progress::Failure failure = store().clear();
    emit changed();
    if (!failure)
        emit cleared();
    return failure;
}

progress::Failure LessonStates::drop(const QString& folder)
{
    const progress::Failure failure = store().drop(folder);
    emit changed();
    return failure;
}

LessonState LessonStates::state(const lessons::Lesson& lesson) const
{
    QStringList exercises;
    for (const lessons::LessonExercise& exercise : lesson.exercises)
        exercises += exercise.recordedId(); // that of a round several times
    return progress::stateOf(store().records(), keyOf(lesson), exercises);
}

std::optional<bool> LessonStates::answer(const lessons::Lesson& lesson,
                                         const QString& exercise) const
{
    const auto record = store().records().find(keyOf(lesson));
    if (record == store().records().end())
        return std::nullopt;
    const auto answer = record->second.find(exercise);
    return answer == record->second.end() ? std::nullopt : std::optional(answer->second);
}

progress::Share LessonStates::practised(const lessons::Lesson& lesson) const
{
    progress::Share all;
    if (!lesson.origin.isEmpty() || store().practice().answers().empty())
        return all;
    for (const Topic topic : allTopics()) {
        if (lessons::lessonFor(topic) != lesson.id)
            continue;
        const progress::Share share = store().practice().lately(topic);
        all.right += share.right;
        all.asked += share.asked;
    }
    return all;
}

void LessonStates::open(const lessons::Lesson& lesson)
{
    if (!store().records().contains(keyOf(lesson)))
        tell(store().open(keyOf(lesson), m_clock()));
}

void LessonStates::record(const lessons::Lesson& lesson, const QString& exercise, bool isRight,
                          bool isFirst)
{
    tell(store().record({keyOf(lesson), exercise, m_clock(), isRight, isFirst}));
}

void LessonStates::tell(progress::Failure failure)
{
    emit changed();
    if (failure)
        emit notKept(*failure);
    else
        emit kept();
}

int doneCount(const std::vector<lessons::Lesson>& lessons, const LessonStates& states)
{
    return static_cast<int>(std::ranges::count_if(lessons, [&](const lessons::Lesson& lesson) {
        return states.state(lesson) == LessonState::done;
    }));
}

} // namespace showdown::gui
