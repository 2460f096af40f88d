// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonstates.h"

#include <algorithm>

namespace showdown::gui {

LessonState LessonStates::state(const lessons::Lesson& lesson) const
{
    const bool isDone = !lesson.exercises.empty()
                        && std::ranges::all_of(lesson.exercises, [&](const auto& exercise) {
                               return answer(lesson, exercise.id).value_or(false);
                           });
    if (isDone)
        return LessonState::done;
    return m_opened.contains(lesson.id) ? LessonState::begun : LessonState::untouched;
}

std::optional<bool> LessonStates::answer(const lessons::Lesson& lesson,
                                         const QString& exercise) const
{
    const auto answers = m_answers.find(lesson.id);
    if (answers == m_answers.end())
        return std::nullopt;
    const auto found = answers->second.find(exercise);
    return found == answers->second.end() ? std::nullopt : std::optional(found->second);
}

void LessonStates::open(const lessons::Lesson& lesson)
{
    if (m_opened.contains(lesson.id))
        return;
    m_opened.insert(lesson.id);
    emit changed();
}

void LessonStates::record(const lessons::Lesson& lesson, const QString& exercise, bool isRight)
{
    bool& known = m_answers[lesson.id].try_emplace(exercise, false).first->second;
    known = known || isRight;
    emit changed();
}

int doneCount(const std::vector<lessons::Lesson>& lessons, const LessonStates& states)
{
    return static_cast<int>(std::ranges::count_if(lessons, [&](const lessons::Lesson& lesson) {
        return states.state(lesson) == LessonState::done;
    }));
}

} // namespace showdown::gui
