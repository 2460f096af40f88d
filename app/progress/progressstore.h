// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/progress/progressdatabase.h"

namespace showdown::progress {

/// What somebody has done in the lessons, kept in a file as far as that is possible. Where it is not,
/// everything works until the store ends, with what was kept before as far as it can be read. An answer that could not be written is written with the
/// next one.
class ProgressStore
{
public:
    /// Keeps nothing on disk.
    ProgressStore() = default;

    /// Keeps everything in a file in this folder, which is made if it is missing. Other programs
    /// that hold the file are waited for no longer than `patience`.
    explicit ProgressStore(const QString& folder,
                           std::chrono::milliseconds patience = std::chrono::seconds(5));

    /// Tries a last time to write what could not be written.
    ~ProgressStore();
    ProgressStore(const ProgressStore&) = delete;
    ProgressStore& operator=(const ProgressStore&) = delete;

    /// What was found when the file was opened.
    const std::optional<narration::ProgressProblem>& problem() const { return m_problem; }

    /// Whether what is recorded is there at the next start.
    bool isKept() const { return m_database != nullptr; }

    /// All that is recorded, whether it was written or not.
    const Journal& journal() const { return m_journal; }
    const LessonRecords& records() const { return m_records; }

    /// Records that a lesson was opened. Nothing happens if it was before.
    Failure open(const LessonKey& lesson, const QDateTime& when);

    /// Records an answer. When this has returned without a failure the answer is kept, even if the
    /// program is killed.
    Failure record(const Answer& answer);

    /// Remembers a folder of one's own with lessons.
    Failure addFolder(const QString& folder);

    /// Reads what others have recorded meanwhile.
    Failure refresh();

    /// Forgets all that was done in all lessons; on failure nothing is forgotten.
    Failure clear();

    /// Forgets a folder of one's own, but not what was done in its lessons; on failure it is kept.
    Failure closeFolder(const QString& folder);

    /// Forgets a folder of one's own and what was done in its lessons; on failure nothing is
    /// forgotten.
    Failure drop(const QString& folder);

private:
    Failure write();
    void update();

    std::unique_ptr<ProgressDatabase> m_database;
    std::optional<narration::ProgressProblem> m_problem;
    bool m_isOnlyRead = false; ///< there is a file, which cannot be written
    Journal m_written;         ///< by the last reading; without a file all there is
    Journal m_unwritten;       ///< waits for the next writing
    Journal m_journal;         ///< both
    LessonRecords m_records;
};

} // namespace showdown::progress
