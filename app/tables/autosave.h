// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/tablefile.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

class QLockFile;

namespace showdown::tables {

/// The document of a window as it is autosaved.
struct KeptTable
{
    TableStrip file;         ///< what its file holds, or would hold
    QString path;            ///< of the named file that it belongs to; empty if it has none
    QByteArray onDisk;       ///< digestOf() that file, as the window last read or wrote it
    bool isModified = false; ///< it differs from the file, or was changed without one
    bool isLeft = false;     ///< another table replaced it in the window
    bool isGuest = false;    ///< it was shown beside the user's own table, and changed
    int shown = 0;           ///< which of its tables the window shows; there may be fewer
};

/// A kept table that no window works on.
struct LeftTable
{
    QString id;
    QDateTime time; ///< when it was written
    KeptTable table;
};

/// A kept table that cannot be read.
struct FaultyTable
{
    QString path;
    narration::FileProblem problem;

    /// Whether the content of the file is wrong; otherwise it cannot be read now, but perhaps
    /// later.
    bool isOfContent() const;
};

/// The tables left in the folder: those of programs that have ended or were killed, and those that
/// were replaced by others.
struct LeftTables
{
    std::vector<LeftTable> tables; ///< the newest first
    std::vector<FaultyTable> faulty;
    bool isBusy = false; ///< another window held the lock for too long: nothing is known
};

/// Digest of a file's content; empty if the file cannot be read, or is larger than any table.
QByteArray digestOf(const QString& path);
QByteArray digestOfBytes(const QByteArray& bytes);

/// The folder in which windows autosave their tables, one file each: `ID.showdown`, locked by
/// `ID.lock` while the window lives. Such a file is a `.showdown` file with one more key. A file is
/// written completely or not at all, so that a kill at any moment leaves the previous one.
class Autosave
{
public:
    /// The longest wait that goes unnoticed at a start.
    static constexpr std::chrono::milliseconds usualWait{2000};

    /// The folder is created on the first write. Tables are read with these parts.
    explicit Autosave(QString folder, PartKinds kinds = usualParts());

    /// Keeps the file, for the next start.
    ~Autosave();
    Autosave(const Autosave&) = delete;
    Autosave& operator=(const Autosave&) = delete;

    QString folder() const { return m_folder; }

    /// Takes a file of an earlier version into the folder, as a table that was left.
    void adopt(const QString& path) const;

    /// Writes this window's file; nothing on success.
    std::optional<narration::SaveFault> write(const KeptTable& table);

    /// Starts a new autosave file; keeps the old one, for others to find.
    void leave();

    /// Starts a new autosave file; deletes the old one.
    void remove();

    /// The tables that no living window works on; waits this long while another window holds the
    /// lock.
    LeftTables left(std::chrono::milliseconds longestWait = usualWait) const;

    /// Takes over a left table as this window's own, and returns it; the previous file stays or is
    /// deleted. Nothing, and no change, if another window was faster or it cannot be read.
    std::optional<KeptTable> takeOver(const QString& id, bool staysOwn = true);

    /// Deletes a left table; false if it stays: a window works on it, it was written since it was
    /// listed, or it cannot be deleted.
    bool forget(const LeftTable& left) const;

    /// Renames an unreadable file to `….unread`, so that it is not found again; returns the new
    /// name.
    static QString setAside(const QString& path);

private:
    QString pathOf(const QString& id) const;
    std::unique_ptr<QLockFile> lock(const QString& name,
                                    std::chrono::milliseconds longestWait = {}) const;
    std::unique_ptr<QLockFile> lockRoom(std::chrono::milliseconds longestWait = usualWait) const;

    QString m_folder;
    PartKinds m_kinds;
    QString m_id; ///< empty until the first write
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace showdown::tables
