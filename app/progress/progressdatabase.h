// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/progressproblem.h"
#include "app/progress/practice.h"
#include "app/progress/progress.h"

#include <QString>

#include <chrono>
#include <memory>
#include <optional>

namespace showdown::progress {

/// What is to be kept of practice.
struct PracticeChanges
{
    std::vector<PracticeAnswer> answers;
    std::vector<PracticeRound> rounds; ///< begun or gone on with; one that is over is not kept

    bool operator==(const PracticeChanges&) const = default;
};

/// What is kept of practice.
struct PracticeNews
{
    bool isAll = false; ///< the answers are all, not only those since the last time
    std::vector<PracticeAnswer> answers;
    std::vector<PracticeRound> rounds; ///< all, last begun first
};

/// The file that keeps the progress: an SQLite database with a write-ahead log. Once a function has
/// returned, its changes survive a kill. Several programs may have the file open at once.
class ProgressDatabase
{
public:
    /// "progress.sqlite"
    static QString fileName();

    struct Opened
    {
        std::unique_ptr<ProgressDatabase> database; ///< none if nothing can be kept
        std::optional<narration::ProgressProblem> problem;
        Journal found; ///< what was kept before, if nothing more can be kept
        PracticeNews foundPractice;
    };

    /// Opens the file in this folder, creating both if missing. A damaged or newer file is renamed
    /// to "progress-1.sqlite" and replaced by a new one. Waits up to `patience`, now and in later
    /// calls, for another program that holds the file. A sound file that cannot be written is read
    /// as far as possible.
    static Opened open(const QString& folder,
                       std::chrono::milliseconds patience = std::chrono::seconds(5));

    ~ProgressDatabase();
    ProgressDatabase(const ProgressDatabase&) = delete;
    ProgressDatabase& operator=(const ProgressDatabase&) = delete;

    /// Reads everything kept so far, including what other programs recorded.
    Failure read(Journal& journal) const;

    /// Reads the answers of practice that came since the last call, from whichever program, or all
    /// if some have gone; and all rounds.
    Failure readPractice(PracticeNews& news);

    /// Adds all of these, or none. Lessons and folders already there are left as they are, and so
    /// is a round that another window has gone on with further, even if it is over here.
    Failure add(const Journal& more, const PracticeChanges& practice = {});

    /// Forgets all openings and answers, but no folder.
    Failure clear();

    /// Forgets all answers and rounds of practice.
    Failure clearPractice();

    /// Removes a user folder, but not what was done in its lessons.
    Failure closeFolder(const QString& folder);

    /// Removes a user folder and all openings and answers from it.
    Failure drop(const QString& folder);

private:
    ProgressDatabase(const QString& path, std::chrono::milliseconds patience);

    static Opened readCopy(const QString& path, std::chrono::milliseconds patience,
                           narration::ProgressFault fault);
    Failure prepare();
    Failure upgrade(int version);
    Failure addPractice(const PracticeChanges& practice);

    QString m_connection;         ///< its name in Qt
    qint64 m_lastAnswer = 0;      ///< of practice, as last read: its row
    qint64 m_practiceAnswers = 0; ///< as last read: how many
};

} // namespace showdown::progress
