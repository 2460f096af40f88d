// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/keptlessonstates.h"

#include <utility>

namespace showdown::gui {
namespace {

progress::LessonKey keyOf(const lessons::Lesson& lesson)
{
    return {lesson.origin, lesson.id};
}

} // namespace

KeptLessonStates::KeptLessonStates(Clock clock, QObject* parent)
    : LessonStates(parent), m_clock(std::move(clock))
{}

void KeptLessonStates::keepIn(const QString& folder)
{
    m_folder = folder;
    if (std::exchange(m_store, nullptr))
        emit changed();
}

progress::ProgressStore& KeptLessonStates::store() const
{
    if (!m_store)
        m_store = m_folder.isEmpty() ? std::make_unique<progress::ProgressStore>()
                                     : std::make_unique<progress::ProgressStore>(m_folder);
    return *m_store;
}

void KeptLessonStates::refresh()
{
    store().refresh();
    emit changed();
}

progress::Failure KeptLessonStates::clear()
{
    const progress::Failure failure = store().clear();
    emit changed();
    return failure;
}

progress::Failure KeptLessonStates::drop(const QString& folder)
{
    const progress::Failure failure = store().drop(folder);
    emit changed();
    return failure;
}

LessonState KeptLessonStates::state(const lessons::Lesson& lesson) const
{
    QStringList exercises;
    for (const lessons::LessonExercise& exercise : lesson.exercises)
        exercises += exercise.id;
    switch (progress::stateOf(store().records(), keyOf(lesson), exercises)) {
    case progress::LessonState::untouched:
        return LessonState::untouched;
    case progress::LessonState::begun:
        return LessonState::begun;
    case progress::LessonState::done:
        return LessonState::done;
    }
    return LessonState::untouched;
}

std::optional<bool> KeptLessonStates::answer(const lessons::Lesson& lesson,
                                             const QString& exercise) const
{
    const auto record = store().records().find(keyOf(lesson));
    if (record == store().records().end())
        return std::nullopt;
    const auto answer = record->second.find(exercise);
    return answer == record->second.end() ? std::nullopt : std::optional(answer->second);
}

void KeptLessonStates::open(const lessons::Lesson& lesson)
{
    if (!store().records().contains(keyOf(lesson)))
        tell(store().open(keyOf(lesson), m_clock()));
}

void KeptLessonStates::record(const lessons::Lesson& lesson, const QString& exercise, bool isRight)
{
    tell(store().record({keyOf(lesson), exercise, m_clock(), isRight}));
}

void KeptLessonStates::tell(progress::Failure failure)
{
    emit changed();
    if (failure)
        emit notKept(*failure);
    else
        emit kept();
}

} // namespace showdown::gui
