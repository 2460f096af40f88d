// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/tablesession.h"
#include "app/tables/autosave.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace showdown::gui {

/// The state of the named file compared with what was last read from it or written to it.
enum class DiskState : std::uint8_t { same, changed, removed };

/// What a document keeps of a view: the user's own table of a session, under a key of the file. The
/// empty key is that of the file's own table, whose title and note are those of the document.
struct DocumentPart
{
    std::string key;
    TableSession* session = nullptr;
    CardTable first = session->ownTable(); ///< if a file has none
};

/// The document of a window: the user's own tables of several views together, and their named file,
/// if there is one. It is modified if one of their undo stacks is not where it was when it was read
/// or saved. A guest shown by a session is not part of it, until it is saved, or changed while the
/// user has no own table waiting.
class Document : public QObject
{
    Q_OBJECT

public:
    /// One part has the empty key; the sessions must outlive it.
    explicit Document(std::vector<DocumentPart> parts, QObject* parent = nullptr);

    /// The whole path of the named file; empty if there is none.
    const QString& path() const { return m_path; }
    bool isNamed() const { return !m_path.isEmpty(); }

    /// "kings.showdown"
    QString name() const;

    /// The user's title and note; may be empty.
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

    /// Those of its parts.
    std::vector<TableSession*> sessions() const;

    /// That of the file's own table.
    TableSession& mainSession() const { return *m_main; }

    /// Whether something of the user waits while the session shows a guest.
    bool hasOwn(const TableSession& session) const;

    /// The number of cards in all parts.
    static int cardCount(const tables::TableStrip& file);

    /// The content of its file. Beside its own table, what is as on a first start is left out. Of
    /// several tables the first is shown; the others are kept as they were read.
    tables::TableStrip content() const;

    /// The content of a file with the shown table of this session alone.
    tables::TableFile fileOf(const TableSession& session) const;

    /// The parts that a file may have.
    tables::PartKinds kinds() const;

    /// Reads a file with these parts.
    tables::TableStripResult read(const QString& path) const;

    /// The document as it is autosaved.
    tables::KeptTable kept() const;

    /// Opens a file, which becomes the named file; or returns why not and changes nothing.
    std::optional<narration::FileProblem> open(const QString& path);

    /// Becomes an autosaved document, modified as it was.
    void begin(const tables::KeptTable& kept);

    /// Becomes a document without cards and without a name; the house rules and the number of
    /// players stay.
    void beginNew();

    /// The current state of the named file.
    DiskState diskState() const;

    /// Writes everything into a file, completely or not at all; it becomes the named file.
    std::optional<narration::SaveFault> saveTo(const QString& path);

    /// Writes the guest of one of the sessions into a file, and becomes the content of that file.
    std::optional<narration::SaveFault> saveGuest(TableSession& session, const QString& path);

signals:
    /// Emitted when the cards, rules or names changed, including those of a guest.
    void edited();

    /// Emitted when the named file contains the whole document.
    void saved();

    /// Emitted before another document replaces it.
    void leaving();

    /// Emitted after another document was opened.
    void begun();

    /// Emitted when the name of its file or isModified() changed.
    void stateChanged();

private:
    void show(const tables::TableStrip& file);
    void adoptChanged(TableSession& session);
    void nameSessions();
    void setPath(const QString& path, const QByteArray& onDisk);
    void showState();

    std::vector<DocumentPart> m_parts;
    TableSession* m_main = nullptr;
    QString m_path;
    QByteArray m_onDisk;       ///< the digest of the named file
    tables::TableStrip m_file; ///< as it was read: what it has beside the parts
    bool m_wasModified = false;
};

} // namespace showdown::gui
