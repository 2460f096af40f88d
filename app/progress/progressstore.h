// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/progress/progressdatabase.h"

namespace showdown::progress {

/// The user's progress in the lessons and in practice, kept in a file as far as possible. Otherwise
/// everything works until the store is destroyed, starting from the earlier progress as far as it
/// can be read. An answer that could not be written is written with the next one.
class ProgressStore
{
public:
    /// Keeps nothing on disk.
    ProgressStore() = default;

    /// Keeps everything in a file in this folder, which is created if missing. Waits up to
    /// `patience` for other programs that hold the file.
    explicit ProgressStore(const QString& folder,
                           std::chrono::milliseconds patience = std::chrono::seconds(5));

    /// Tries a last time to write what could not be written before.
    ~ProgressStore();
    ProgressStore(const ProgressStore&) = delete;
    ProgressStore& operator=(const ProgressStore&) = delete;

    /// The problem found when the file was opened.
    const std::optional<narration::ProgressProblem>& problem() const { return m_problem; }

    /// Whether records survive a restart.
    bool isKept() const { return m_database != nullptr; }

    /// All records, written or not.
    const Journal& journal() const { return m_journal; }
    const LessonRecords& records() const { return m_records; }

    /// Records that a lesson was opened. Does nothing if it was opened before.
    Failure open(const LessonKey& lesson, const QDateTime& when);

    /// Records an answer. Once this returns without a failure, the answer survives a kill.
    Failure record(const Answer& answer);

    /// Records a user folder with lessons.
    Failure addFolder(const QString& folder);

    /// Reads what other programs have recorded since.
    Failure refresh();

    /// Removes everything done in all lessons, and nothing of practice; on failure nothing is
    /// removed.
    Failure clear();

    /// Removes a user folder, but not what was done in its lessons; on failure it stays.
    Failure closeFolder(const QString& folder);

    /// Removes a user folder and what was done in its lessons; on failure nothing is removed.
    Failure drop(const QString& folder);

    /// All answers of practice, written or not, and what follows from them.
    const PracticeRecord& practice() const { return m_practice; }

    /// The unfinished rounds of all windows, last begun first.
    const std::vector<PracticeRound>& rounds() const { return m_rounds; }

    /// Takes the answer to the current question into the round and writes both as one. Once this
    /// returns without a failure, they survive a kill. A round that is over is not kept.
    Failure record(PracticeRound& round, const PracticeAnswer& answer);

    /// Keeps a round that has begun.
    Failure saveRound(const PracticeRound& round);

    /// Ends a round, which is not kept any longer unless another window has gone on with it; its
    /// answers are.
    Failure dropRound(PracticeRound& round);

    /// Removes all answers and rounds of practice, and nothing of the lessons; on failure nothing.
    Failure clearPractice();

private:
    Failure write();
    void addPractice(PracticeNews news);
    void update();

    std::unique_ptr<ProgressDatabase> m_database;
    std::optional<narration::ProgressProblem> m_problem;
    bool m_isOnlyRead = false; ///< the file can be read but not written
    Journal m_written;         ///< as last read; without a file everything
    Journal m_unwritten;       ///< to be written next time
    Journal m_journal;         ///< both
    LessonRecords m_records;
    PracticeRecord m_practice;
    PracticeChanges m_practiceUnwritten;
    std::vector<PracticeRound> m_roundsWritten;
    std::vector<PracticeRound> m_rounds; ///< also those unwritten
    std::size_t m_practiceWritten = 0;   ///< answers of the record that are in the file
};

} // namespace showdown::progress
