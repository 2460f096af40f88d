// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/learn/lessonstates.h"
#include "app/progress/progressstore.h"

#include <QDateTime>

#include <functional>
#include <memory>

namespace showdown::gui {

/// What somebody has done in the lessons, kept in a file from one start to the next.
class KeptLessonStates : public LessonStates
{
    Q_OBJECT

public:
    /// Tells the time.
    using Clock = std::function<QDateTime()>;

    /// Keeps nothing for as long as no folder is named.
    explicit KeptLessonStates(Clock clock, QObject* parent = nullptr);

    /// Where the file is from now on. It is opened when it is first needed.
    void keepIn(const QString& folder);

    /// Opens the file, if that has not been done.
    progress::ProgressStore& store() const;

    /// Reads what other windows have recorded.
    void refresh();

    /// As of progress::ProgressStore.
    progress::Failure clear();
    progress::Failure drop(const QString& folder);

    LessonState state(const lessons::Lesson& lesson) const override;
    std::optional<bool> answer(const lessons::Lesson& lesson,
                               const QString& exercise) const override;
    void open(const lessons::Lesson& lesson) override;
    void record(const lessons::Lesson& lesson, const QString& exercise, bool isRight) override;

signals:
    /// An answer is not on the disk yet.
    void notKept(showdown::narration::ProgressFault fault);

    /// All that was recorded is on the disk.
    void kept();

private:
    void tell(progress::Failure failure);

    Clock m_clock;
    QString m_folder;
    mutable std::unique_ptr<progress::ProgressStore> m_store;
};

} // namespace showdown::gui
