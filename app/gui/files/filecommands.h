// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/files/document.h"
#include "app/gui/files/recentfiles.h"
#include "app/gui/files/stripcommands.h"
#include "app/gui/files/tablerecovery.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

class QAction;
class QDropEvent;
class QMenu;
class QWidget;

namespace showdown::gui {

class FileActions;
class TableSession;

/// What a person does with files in a window: new, open, recent, recover, drop, save, close. It asks
/// before changes of a named file are lost, or a file is overwritten that another program has changed.
/// What has no name, and a changed guest, is kept and comes back; it is only asked about if the disk
/// does not take it. While a guest is shown, saving writes the guest into a file of its own.
class FileCommands : public QObject
{
    Q_OBJECT

public:
    /// The window, whose drops and closing it handles, and the sessions of the parts must outlive it.
    FileCommands(const std::vector<DocumentPart>& parts, QWidget& window);
    ~FileCommands() override;

    const Document& document() const { return m_document; }

    /// What is done with the tables in a row of a file.
    StripCommands& strip() { return m_strip; }

    /// The entries of the menu of a table in a row; a null action is a separator.
    QList<QAction*> tableMenu() const;

    /// Sets the session whose table is shown, or nullptr if none is.
    void setShown(TableSession* session);

    /// The part of the window's title before the program: the file and, before it, what the view
    /// names, if not empty; "[*]" is where a modified file is marked. A guest is in no file.
    QString titled(const QString& viewTitle) const;

    /// The entries of File before those of the view; a null action is a separator.
    QList<QAction*> menuEntries() const;

    void retranslate();

    /// Recent files are saved in these settings from now on; they must outlive this.
    void keepIn(QSettings& settings);

    /// Sets the folder in which tables are autosaved.
    void keepTablesIn(const QString& folder);

    /// Begins as a start of the program does: with a named file, or else with the last table.
    /// Problems are shown in a box as soon as the window is shown.
    void start(const std::optional<QString>& path, bool restores);

    /// Shows what a file holds without a name, as for a picture; or returns why not.
    std::optional<narration::FileProblem> show(const QString& path);

    /// Opens a file as from the menu: first asks about unsaved changes.
    void open(const QString& path);

    /// Tables that were kept by an earlier version, in a file.
    void adopt(const QString& path);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Emitted with a text for the status bar.
    void said(const QString& message);

    /// Emitted when the user has opened a file or recovered a table.
    void opened();

    /// Emitted when the title of the window changed.
    void titleChanged();

    /// The own table, of no named file, is to be emptied, as one undo step; it may wait.
    void newTableAsked();

private:
    void connectActions();
    void askThen(const std::function<void()>& next, const TableSession* saved = nullptr);
    void askAboutGuestsThen(const std::function<void()>& next, std::vector<TableSession*> lost);
    void beginNew();
    void askWhatToOpen();
    void openNow(const QString& path);
    void recover(const QString& id);
    void askToForget();
    void askForProperties();
    void save();
    void askToOverwrite(const QString& path, std::optional<DiskState> state, TableSession* guest);
    void askWhereToSave(TableSession* guest);
    void saveAs(const QString& path, TableSession* guest);
    void saveTo(const QString& path, TableSession* guest);
    void write(const QString& path, TableSession* guest, bool leaves);
    void showProblems(const std::vector<tables::FaultyTable>& faulty);
    void tidy(tables::LeftTables left);
    bool isAtRisk();
    TableSession* shownGuest() const;
    bool close();
    void drop(const QDropEvent& event);
    void fillRecent();
    void fillRecoverable();
    void showState();

    QWidget& m_window;
    Document m_document;
    StripCommands m_strip;
    TableRecovery m_recovery;
    TableSession* m_shown = nullptr;
    RecentFiles m_recent;
    FileActions* const m_actions;
    QMenu* const m_recentMenu;
    QMenu* const m_recoverMenu;
    std::function<void()> m_afterSaving; ///< what waits until the changes are saved
    bool m_mayClose = false;
};

} // namespace showdown::gui
