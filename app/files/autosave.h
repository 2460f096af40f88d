// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/tablefile.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

class QLockFile;

namespace showdown::files {

/// What a window keeps of its document from moment to moment.
struct KeptTable
{
    TableFile file;
    QString path;            ///< of the named file that the table belongs to; empty if it has none
    QByteArray onDisk;       ///< digestOf() that file, as the window last read or wrote it
    bool isModified = false; ///< the table is another than the file, or was changed without one
    bool isLeft = false;     ///< another table took its place in the window
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

    /// What stands in the file is wrong; else it only cannot be read now, and may be later.
    bool isOfContent() const;
};

/// What windows have left in the folder: those of programs that have ended or were killed, and
/// tables that others took the place of.
struct LeftTables
{
    std::vector<LeftTable> tables; ///< the newest first
    std::vector<FaultyTable> faulty;
    bool isBusy = false; ///< another window has looked for longer than we wait: nothing is known
};

/// What tells one content of a file from another; empty if the file cannot be read, or is larger
/// than any table.
QByteArray digestOf(const QString& path);
QByteArray digestOfBytes(const QByteArray& bytes);

/// The folder in which windows keep their tables, a file each: `ID.showdown`, under the lock
/// `ID.lock` as long as the window lives. Such a file is a `.showdown` file with one more key. A
/// file is written whole or not at all, so that a kill at any moment leaves the one before.
class Autosave
{
public:
    /// So long nobody minds to wait at a start.
    static constexpr std::chrono::milliseconds usualWait{2000};

    /// The folder is made when something is written.
    explicit Autosave(QString folder);

    /// What was written stays for the next start.
    ~Autosave();
    Autosave(const Autosave&) = delete;
    Autosave& operator=(const Autosave&) = delete;

    QString folder() const { return m_folder; }

    /// Takes a file of an earlier version into the folder, as a table that was left.
    void takeIn(const QString& path) const;

    /// Writes the own file; nothing if all went well.
    std::optional<narration::SaveFault> write(const KeptTable& table);

    /// Goes on with a new own file; the one so far stays for others to find.
    void leave();

    /// Goes on with a new own file; the one so far is deleted.
    void remove();

    /// What no living window works on; waits so long while another one looks.
    LeftTables left(std::chrono::milliseconds longestWait = usualWait) const;

    /// Goes on with a table that was left as the own one, and gives it; the own file so far stays or
    /// is deleted. Nothing, and all as it was, if another window was faster or it cannot be read.
    std::optional<KeptTable> takeOver(const QString& id, bool staysOwn = true);

    /// Deletes a table that was left; false if it stays: a window works on it, it was written since
    /// it was listed, or it cannot be deleted.
    bool forget(const LeftTable& left) const;

    /// Gives a file that cannot be read the name `….unread`, so that it is not met again; gives the
    /// new name.
    static QString setAside(const QString& path);

private:
    QString pathOf(const QString& id) const;
    std::unique_ptr<QLockFile> lockOf(const QString& name) const;
    std::unique_ptr<QLockFile> lockRoom(std::chrono::milliseconds longestWait = usualWait) const;

    QString m_folder;
    QString m_id; ///< empty until something is written
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace showdown::files
