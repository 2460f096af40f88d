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

/// The user's progress in the lessons, kept in a file between runs. The view queries it and reports
/// events to it.
class LessonStates : public QObject
{
    Q_OBJECT

public:
    /// Returns the current time.
    using Clock = std::function<QDateTime()>;

    /// Keeps nothing until a folder is set.
    explicit LessonStates(Clock clock, QObject* parent = nullptr);

    /// Sets the folder of the file. The file is opened when it is first needed.
    void keepIn(const QString& folder);

    /// The store; opens the file if necessary.
    progress::ProgressStore& store() const;

    /// The problem found when the file was opened, once: for the view that is shown first.
    std::optional<narration::ProgressProblem> takeProblem();

    /// Reads what other windows have recorded.
    void refresh();

    /// As in progress::ProgressStore.
    progress::Failure clear();
    progress::Failure drop(const QString& folder);

    /// How far the user has come with a lesson.
    LessonState state(const lessons::Lesson& lesson) const;

    /// Whether an exercise is done; nothing if it was not answered.
    std::optional<bool> answer(const lessons::Lesson& lesson, const QString& exercise) const;

    /// The latest answers of practice to the topics of a lesson.
    progress::Share practised(const lessons::Lesson& lesson) const;

    /// Records that the user has begun a lesson: scrolled its text, made a guess, loaded an
    /// example, or answered an exercise.
    void open(const lessons::Lesson& lesson);

    /// Records an answer to an exercise, whether it is right and the first one of this visit.
    void record(const lessons::Lesson& lesson, const QString& exercise, bool isRight, bool isFirst);

signals:
    /// Emitted when any state changed.
    void changed();

    /// Emitted when an answer could not be written to disk yet.
    void notKept(showdown::narration::ProgressFault fault);

    /// Emitted when everything recorded is on disk.
    void kept();

    /// Emitted when everything done in all lessons was removed, together with changed().
    void cleared();

private:
    void tell(progress::Failure failure);

    Clock m_clock;
    QString m_folder;
    mutable std::unique_ptr<progress::ProgressStore> m_store;
    bool m_isProblemTold = false;
};

/// The number of these lessons that are done.
int doneCount(const std::vector<lessons::Lesson>& lessons, const LessonStates& states);

} // namespace showdown::gui
