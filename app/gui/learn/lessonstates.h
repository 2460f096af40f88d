// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/progress/progressstore.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace showdown::gui {

using progress::LessonState;

/// What somebody has done in the lessons, kept in a file from one start to the next. The view asks it
/// and tells it what happens.
class LessonStates : public QObject
{
    Q_OBJECT

public:
    /// Tells the time.
    using Clock = std::function<QDateTime()>;

    /// Keeps nothing for as long as no folder is named.
    explicit LessonStates(Clock clock, QObject* parent = nullptr);

    /// Where the file is from now on. It is opened when it is first needed.
    void keepIn(const QString& folder);

    /// Opens the file, if that has not been done.
    progress::ProgressStore& store() const;

    /// Reads what other windows have recorded.
    void refresh();

    /// As of progress::ProgressStore.
    progress::Failure clear();
    progress::Failure drop(const QString& folder);

    /// How far somebody has come with a lesson.
    LessonState state(const lessons::Lesson& lesson) const;

    /// Whether an exercise was ever answered rightly; nothing if it was not answered.
    std::optional<bool> answer(const lessons::Lesson& lesson, const QString& exercise) const;

    /// Somebody has begun a lesson: its text was scrolled, a guess made, an example loaded, or an
    /// exercise answered.
    void open(const lessons::Lesson& lesson);

    /// Somebody has answered an exercise.
    void record(const lessons::Lesson& lesson, const QString& exercise, bool isRight);

signals:
    /// Something is another.
    void changed();

    /// An answer is not on the disk yet.
    void notKept(showdown::narration::ProgressFault fault);

    /// All that was recorded is on the disk.
    void kept();

    /// All that was done in all lessons is forgotten; changed() comes as well.
    void cleared();

private:
    void tell(progress::Failure failure);

    Clock m_clock;
    QString m_folder;
    mutable std::unique_ptr<progress::ProgressStore> m_store;
};

/// How many of these lessons are done.
int doneCount(const std::vector<lessons::Lesson>& lessons, const LessonStates& states);

} // namespace showdown::gui
