// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/tablesession.h"
#include "app/tables/autosave.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <map>
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

/// The tables of a file in a row, one of which is shown. They keep their keys wherever they stand, so
/// that an undo step finds its table.
struct ShownStrip
{
    tables::TableStrip file = {}; ///< the shown table as it was when it was turned to
    std::vector<int> keys = {0};  ///< of its tables
    std::size_t shown = 0;

    bool isOfSeveral() const { return keys.size() > 1; }
};

/// The document of a window: the user's own tables of several views together, and their named file,
/// if there is one. A file may have several of them in a strip, which share one undo stack of a view;
/// so may a guest. It is modified if one of their undo stacks is not where it was when it was read
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

    /// Whether it has several tables, which may wait.
    bool isOfSeveral() const { return m_own.isOfSeveral(); }

    /// "kings.showdown"
    QString name() const;

    /// The user's title and note; may be empty.
    QString title() const;
    QString note() const;
    /// As one undo step. Without a title of the whole strip that stays.
    void setProperties(const QString& title, const QString& note,
                       const std::optional<QString>& stripTitle);

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

    /// The content of its file. Beside its own table, what is as on a first start is left out.
    tables::TableStrip content() const;

    /// The content of a file with the shown table of this session alone, or all of the guest's strip.
    tables::TableStrip fileOf(const TableSession& session) const;

    // The tables of a strip of which the main session shows one: the user's own, or the guest's

    int tableCount() const { return static_cast<int>(strip().keys.size()); }
    int shownTable() const { return static_cast<int>(strip().shown); }
    int keyOf(int table) const { return strip().keys[static_cast<std::size_t>(table)]; }

    /// All of them as they are now, with what stands beside them.
    tables::TableStrip shownStrip() const { return withShown(strip()); }

    /// A table as it is now.
    const CardTable& table(int table) const;

    /// The title of the whole strip.
    QString stripTitle() const { return strip().file.title; }

    /// Shows another table. It is no undo step.
    void showTable(int table);

    /// Puts further tables behind the shown one, and shows the first of them, as an undo step.
    void insertTables(const std::vector<tables::TableFile>& tables, const QString& text);

    /// As an undo step; one stays.
    void removeTables(const std::vector<int>& tables);

    /// Moves tables, in their order, before another one or, with tableCount(), to the end, as an undo
    /// step.
    void moveTables(const std::vector<int>& tables, int before);

    /// Shows several tables, with titles of their own, as a guest, when the present one may go.
    void showGuests(const std::vector<CardTable>& tables, const Guest& from,
                    const std::function<void()>& then);

    /// The parts that a file may have.
    tables::PartKinds kinds() const;

    /// Reads a file with these parts.
    tables::TableStripResult read(const QString& path) const;

    /// The document as it is autosaved.
    tables::KeptTable kept() const;

    /// Opens a file, which becomes the named file; or returns why not and changes nothing.
    /// It shows the table with this number in the file, from 0, if there are so many.
    std::optional<narration::FileProblem> open(const QString& path, int shown = 0);

    /// Becomes an autosaved document, modified as it was.
    void begin(const tables::KeptTable& kept);

    /// A table without cards in any view, by the house rules and for the players of the shown one.
    tables::TableFile emptyTable() const;

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
    /// Emitted when the strip has other tables, or has them elsewhere; another may be shown.
    void stripChanged();

    /// Emitted when another table of the same strip is shown.
    void tableTurned();

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
    friend class StripCommand;

    const ShownStrip& strip() const { return m_main->guest() ? m_guests : m_own; }
    ShownStrip& strip() { return m_main->guest() ? m_guests : m_own; }
    ShownStrip newStrip(const tables::TableStrip& file);
    tables::TableStrip withShown(const ShownStrip& strip) const;
    void push(std::vector<int> keys, int shown, const QString& title,
              std::map<int, tables::TableFile> come, const QString& text);
    void arrange(const std::vector<int>& keys, int shown, const QString& title,
                 std::map<int, tables::TableFile>& away);
    void showIn(ShownStrip& strip, std::size_t table);
    void turn(ShownStrip& strip, std::size_t table);
    bool turnToKey(ShownStrip& strip, int key);
    void adopt(TableSession& session);
    void show(const tables::TableStrip& file, int shown = 0);
    void adoptChanged(TableSession& session);
    void nameSessions();
    void setPath(const QString& path, const QByteArray& onDisk);
    void showState();

    std::vector<DocumentPart> m_parts;
    TableSession* m_main = nullptr;
    QString m_path;
    QByteArray m_onDisk; ///< the digest of the named file
    ShownStrip m_own;
    ShownStrip m_guests;                      ///< while the main session shows a guest
    std::map<int, CardTable> m_guestsAtFirst; ///< as they came, by their keys
    std::map<int, int> m_renamed;             ///< keys of adopted tables in steps of other views
    int m_lastKey = 0;
    bool m_wasModified = false;
};

} // namespace showdown::gui
