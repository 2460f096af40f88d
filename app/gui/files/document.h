// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/autosave.h"

#include <QObject>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace showdown::gui {

class OddsSession;
class Session;
class TableSession;

/// How the named file stands to what was last read from it or written to it.
enum class DiskState : std::uint8_t { same, changed, removed };

/// The document of a window: a person's own table of Compare and situation of Odds together, and the
/// named file that they belong to, if there is one. It is modified if any of their two undo stacks is
/// not where it was when it was read or saved. A guest that a session shows is no part of it, until it
/// is saved, or its cards are changed where nothing of one's own waits. Both sessions must outlive it.
class Document : public QObject
{
    Q_OBJECT

public:
    Document(Session& session, OddsSession& odds, QObject* parent = nullptr);

    /// The whole path of the named file; empty if there is none.
    const QString& path() const { return m_path; }
    bool isNamed() const { return !m_path.isEmpty(); }

    /// "kings.showdown"
    QString name() const;

    /// What a person has called it and noted about it; may be empty.
    QString title() const;
    QString note() const;
    void setProperties(const QString& title, const QString& note);

    bool isModified() const;

    /// Whether there are cards that were changed.
    bool isWorthKeeping() const;

    /// The named file was deleted meanwhile, and nothing else holds the cards.
    bool isAllThereIs() const;

    /// The named file does not hold its cards as they are now, and they wait while a guest is shown.
    bool waitsUnsaved() const;

    /// Those of Compare and of Odds.
    std::array<TableSession*, 2> sessions() const;

    /// Whether something of one's own waits while the session shows a guest.
    bool hasOwn(const TableSession& session) const;

    /// How many cards lie in both views.
    static int cardCount(const files::TableFile& file);

    /// What a file of it holds. A situation that is what a first start shows is left out.
    files::TableFile content() const;

    /// What is kept of it from moment to moment.
    files::KeptTable kept() const;

    /// Becomes what a file holds, with that file for its name; or says why not and changes nothing.
    std::optional<narration::FileProblem> open(const QString& path);

    /// Becomes what was kept of a document, modified as it was.
    void begin(const files::KeptTable& kept);

    /// Becomes a document without cards and without a name; the house rules stay, and so does how
    /// many play.
    void beginNew();

    /// How the named file stands now.
    DiskState diskState() const;

    /// Writes all into a file, whole or not at all, which is its named file from then on.
    std::optional<narration::SaveFault> saveTo(const QString& path);

    /// Writes the guest that one of the sessions shows into a file, and becomes what that file holds.
    std::optional<narration::SaveFault> saveGuest(TableSession& session, const QString& path);

signals:
    /// The cards, rules or names are others, those of a guest among them.
    void edited();

    /// Its named file holds all of it.
    void saved();

    /// Another document is about to take its place.
    void leaving();

    /// It is another document.
    void begun();

    /// Its file has another name, or isModified() is another.
    void stateChanged();

private:
    void show(const files::TableFile& file);
    void adoptChanged(TableSession& session);
    void nameSessions();
    void setPath(const QString& path, const QByteArray& onDisk);
    void showState();

    Session& m_session;
    OddsSession& m_odds;
    QString m_path;
    QByteArray m_onDisk; ///< the digest of the named file
    QByteArray m_extras; ///< what this program does not know of the file
    bool m_wasModified = false;
};

} // namespace showdown::gui
