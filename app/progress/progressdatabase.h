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

/// The file that keeps the progress: an SQLite database with a write-ahead log. What a function has
/// written stays when the program is killed after it. Several programs may have it open at once.
class ProgressDatabase
{
public:
    /// "progress.sqlite"
    static QString fileName();

    struct Opened
    {
        std::unique_ptr<ProgressDatabase> database; ///< none if nothing can be kept
        std::optional<narration::ProgressProblem> problem;
        Journal found; ///< what was kept before, where nothing more can be
    };

    /// Opens the file in this folder, and makes both where they are missing. A file that is damaged
    /// or newer gets another name, "progress-1.sqlite", and a fresh one takes its place. Another
    /// program that holds the file is waited for, now and later, no longer than `patience`. A sound
    /// file that cannot be written is read as far as that is possible.
    static Opened open(const QString& folder,
                       std::chrono::milliseconds patience = std::chrono::seconds(5));

    ~ProgressDatabase();
    ProgressDatabase(const ProgressDatabase&) = delete;
    ProgressDatabase& operator=(const ProgressDatabase&) = delete;

    /// All that is kept by now, whoever recorded it.
    Failure read(Journal& journal) const;

    /// Adds all of these, or none. Of a lesson or a folder that is there already nothing is added.
    Failure add(const Journal& more);

    /// Forgets all openings and answers, but no folder.
    Failure clear();

    /// Forgets a folder of one's own, but not what was done in its lessons.
    Failure closeFolder(const QString& folder);

    /// Forgets a folder of one's own and all openings and answers from it.
    Failure drop(const QString& folder);

private:
    ProgressDatabase(const QString& path, std::chrono::milliseconds patience);

    static Journal readCopy(const QString& path, std::chrono::milliseconds patience);
    Failure prepare();
    Failure upgrade(int version);

    QString m_connection; ///< the name by which Qt knows it
};

} // namespace showdown::progress
