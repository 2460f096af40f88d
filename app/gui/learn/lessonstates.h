// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"

#include <QObject>
#include <QSet>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>

namespace showdown::gui {

/// How far somebody has come with a lesson.
enum class LessonState : std::uint8_t {
    untouched,
    begun, ///< it was opened
    done,  ///< all its exercises have been answered rightly
};

/// What somebody has done in the lessons. The view asks it and tells it what happens; this one
/// forgets everything at the end, another may keep it.
class LessonStates : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual LessonState state(const lessons::Lesson& lesson) const;

    /// Whether an exercise was ever answered rightly; nothing if it was not answered.
    virtual std::optional<bool> answer(const lessons::Lesson& lesson,
                                       const QString& exercise) const;

    /// Somebody has opened a lesson.
    virtual void open(const lessons::Lesson& lesson);

    /// Somebody has answered an exercise.
    virtual void record(const lessons::Lesson& lesson, const QString& exercise, bool isRight);

signals:
    /// Something is another.
    void changed();

private:
    QSet<QString> m_opened;
    std::map<QString, std::map<QString, bool>> m_answers; ///< by lesson and exercise
};

/// How many of these lessons are done.
int doneCount(const std::vector<lessons::Lesson>& lessons, const LessonStates& states);

} // namespace showdown::gui
