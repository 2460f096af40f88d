// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/progressproblem.h"
#include "app/progress/progress.h"

#include <QString>

#include <chrono>
#include <memory>
#include <optional>

namespace showdown::progress {

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

    /// Adds all of these, or none. Lessons and folders already there are left as they are.
    Failure add(const Journal& more);

    /// Forgets all openings and answers, but no folder.
    Failure clear();

    /// Removes a user folder, but not what was done in its lessons.
    Failure closeFolder(const QString& folder);

    /// Removes a user folder and all openings and answers from it.
    Failure drop(const QString& folder);

private:
    ProgressDatabase(const QString& path, std::chrono::milliseconds patience);

    static Journal readCopy(const QString& path, std::chrono::milliseconds patience);
    Failure prepare();
    Failure upgrade(int version);

    QString m_connection; ///< its name in Qt
};

} // namespace showdown::progress
