// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/autosave.h"

#include <QObject>
#include <QTimer>

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <vector>

namespace showdown::gui {

class Document;
class TableSession;

/// Keeps the document of a window in the data folder: a fraction of a second after each change, when
/// another document replaces it, and at the end. A replaced document without a name stays there, to
/// be recovered; so do the unsaved changes of a named one that waits while a guest is shown, and a
/// guest that was changed. The document must outlive it.
class TableRecovery : public QObject
{
    Q_OBJECT

public:
    /// So many tables can be recovered that have no name or were replaced, and as many guests; a
    /// start deletes the older ones.
    static constexpr std::size_t mostLeft = 10;

    explicit TableRecovery(Document& document, QObject* parent = nullptr);
    ~TableRecovery() override;

    /// Autosaves in this folder from now on.
    void keepIn(const QString& folder);

    /// The autosave folder; empty if there is none.
    QString folder() const { return m_autosave ? m_autosave->folder() : QString(); }

    /// Takes over the table that an earlier version kept in this file.
    void adopt(const QString& path);

    /// The tables that windows have left, as of now.
    tables::LeftTables left() const;

    /// Begins with the table that the last window left, if any, which is then no longer left; an
    /// unmodified named file is read again. Returns the problem of that file, if any: the autosaved
    /// table is shown instead.
    std::optional<tables::FaultyTable> restore(std::vector<tables::LeftTable>& left);

    /// Autosaves now; false if that fails. Without a folder there is nothing to do.
    bool keep();

    /// Those that show a guest that was changed and cannot be kept now. Without a folder none has to be.
    std::vector<TableSession*> guestsNotKept();

    /// What the document holds can be recovered when another takes its place.
    bool keepsLeft();

    /// Empties the document, and keeps for Recover what this took away.
    void emptyDocument(const std::function<void()>& empty);

    /// Deletes what windows have left without cards, of named files that hold the same, and all but
    /// the newest of those that have no name or were replaced. Guests are counted by themselves, so
    /// that they push no table of the user out.
    void tidy(std::vector<tables::LeftTable>& left);

    /// The tables that can be recovered, newest first: those with cards that no living window works
    /// on. Unknown while another window holds the lock too long.
    tables::LeftTables recoverable() const;

    /// Recovers one of recoverable(); false, and nothing changed, if another window was faster.
    bool recover(const QString& id);

    /// Deletes one of recoverable(); false if it stays.
    bool forget(const tables::LeftTable& table);

    /// Keeps nothing of the document until it changes again: it was given up. What waits while a
    /// guest is shown can be recovered.
    void giveUp();

signals:
    /// Emitted when it could not be autosaved; once until it can be again.
    void notKept(showdown::narration::SaveFault fault);

    /// Emitted when a changed guest has gone, and can be recovered.
    void guestKept();

private:
    void leave();
    void leave(const tables::KeptTable& table);
    void write();
    bool write(tables::Autosave& place, const tables::KeptTable& table);
    bool writeGuest(std::size_t session);
    bool staysLeft() const;

    Document& m_document;
    std::optional<tables::Autosave> m_autosave;
    std::vector<std::optional<tables::Autosave>> m_guests; ///< of the sessions, beside it
    QTimer m_pause{this}; ///< until it is written, so that quick changes are written once
    bool m_isTakingOver = false;
    std::set<const tables::Autosave*> m_failed; ///< what could not be written last
};

} // namespace showdown::gui
