// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/tablesession.h"
#include "app/gui/view/areas.h"
#include "app/gui/view/shortcutgroups.h"
#include "core/trace/run.h"

#include <QList>
#include <QObject>
#include <QSize>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QAction;
class QKeyEvent;
class QSettings;

namespace showdown::gui {

class NoticePlace;
class ToolBar;

/// A page of the dock that explains what a view shows.
struct DockPage
{
    QString name;  ///< on the command line: `--tab why`
    QString title; ///< of its tab
    QWidget* widget = nullptr;
    bool isShown = true; ///< false while it has nothing to say yet
};

/// A menu. A null action in any list of entries is a separator.
struct ViewMenu
{
    QString objectName;
    QString title;
    QList<QAction*> entries;
};

/// The entries that a view adds to the menu bar while it is shown.
struct ViewMenus
{
    QList<QAction*> edit;      ///< at the end of Edit
    QList<QAction*> view;      ///< in View, beside the explanation
    std::vector<ViewMenu> own; ///< between Edit and View
    QList<QAction*> file = {}; ///< at the beginning of File
    QList<QAction*> help = {}; ///< at the beginning of Help
};

/// The names of a view's explanation.
struct ExplanationWords
{
    QString title;  ///< of the dock, and of its tab in a small window
    QString action; ///< of the entry and the button that show it; its mnemonic must be free in View
    QString tip;
};

/// A view's entries in the status bar.
struct Status
{
    struct Fact
    {
        QString objectName; ///< of its label
        QString text;       ///< may be empty
    };

    QString focus;           ///< what the keyboard acts on
    std::vector<Fact> facts; ///< at the far end
};

/// Finds a step of a run.
using FindStep = std::function<std::optional<int>(const Run& run)>;

/// A table that one view has another show as a guest.
struct AskedTable
{
    CardTable table;
    Guest from;
    QString page = {};                     ///< of the explanation; may be empty
    FindStep step = nullptr;               ///< to show; may be none
    std::function<void()> shown = nullptr; ///< called before it is in sight; may be none
    std::vector<CardTable> others = {};    ///< behind it in a row; all are hands then
    int mistake = 0;                       ///< shown beside the step as printed; 0 for none
};

/// A view of the window, such as Compare. This interface is all that the window knows of it. Its
/// widget and tool bar are children of the window; the pages of its explanation go to the dock.
///
/// It is built when it is first shown. Before that only name(), title(), documentTitle(),
/// modeAction(), undoStack(), table(), fileKey(), keepProgressIn() and retranslate() may be called.
class View : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Makes its widgets; called once.
    virtual void build() {}

    /// Its name on the command line: `--view compare`.
    virtual QString name() const = 0;

    /// The title of its widget, for a tab beside the explanation.
    virtual QString title() const = 0;

    /// The document named in the window's title, before the program; may be empty.
    virtual QString documentTitle() const { return {}; }

    /// The action that shows the view: an entry of the rail and of the View menu. Checkable, with
    /// an icon and Ctrl and a number; its mnemonic must be free in the View menu.
    virtual QAction& modeAction() const = 0;

    virtual QWidget& widget() const = 0;
    virtual ToolBar& toolBar() const = 0;

    /// The pages of its explanation; none if there is nothing to explain. The first one always
    /// exists, others may come and go. Every call returns the same widgets; they move to the dock.
    virtual std::vector<DockPage> dockPages() const { return {}; }

    /// Its names for the explanation; nothing if "Explanation" will do.
    virtual std::optional<ExplanationWords> explanationWords() const { return std::nullopt; }

    /// The areas of its widget for F6, in order.
    virtual std::vector<Area> areas() const = 0;

    virtual ViewMenus menus() const = 0;
    virtual Status status() const = 0;

    /// Its keys that depend on where the focus is and belong to no action, place by place.
    virtual std::vector<ShortcutGroup> shortcutGroups() const { return {}; }

    /// The stack for undo and redo while the view is shown, if any: unless told otherwise that of its
    /// table. When it is another one the session reports a guest, or undoStackChanged() is emitted.
    virtual QUndoStack* undoStack() const { return table() ? &table()->undoStack() : nullptr; }

    /// The session whose table it shows, if any.
    virtual TableSession* table() const { return nullptr; }

    /// The key of its table in a file, see DocumentPart; nothing if it has none that is saved. Only
    /// such a table can be a guest, of which a notice tells.
    virtual std::optional<std::string> fileKey() const { return std::nullopt; }

    /// The notices above what it shows, if there is a place for them.
    virtual NoticePlace* notices() const { return nullptr; }

    /// Puts the strip of the file's tables above its cards, if tables are chosen in this view.
    virtual void setStrip(QWidget& /*strip*/) {}

    /// Called when its table has become the guest that another view asked for.
    virtual void showAsked(const AskedTable& /*asked*/) {}

    /// Sets the folder in which it keeps the user's progress; without it the progress is lost at the
    /// end.
    virtual void keepProgressIn(const QString& /*folder*/) {}

    /// Shows itself with the lesson that has this id, if it has lessons.
    virtual void openLesson(const QString& /*id*/) {}

    /// Shows the hand rankings under the rules of its table, if it has one.
    virtual void showRankings() {}

    /// The function whose listing its explanation shows; empty if it shows none.
    virtual QString shownFunction() const { return {}; }

    /// Shows a step of the run, from 1, or the first one: counted at the level, which becomes the
    /// current one, or without a level among all steps. Returns how many there are; does nothing if
    /// there is no step with this number.
    ///
    /// Nothing if the view has no steps.
    virtual std::optional<int> showStep(std::optional<int> /*number*/,
                                        std::optional<Level> /*level*/)
    {
        return std::nullopt;
    }

    /// Puts the focus where work continues.
    virtual void focus() = 0;

    /// For windows that are not large.
    virtual void setCompact(bool compact) = 0;

    /// Whether the window is too small for the explanation beside the widget.
    virtual void setExplanationFolded(bool /*folded*/) {}

    /// For a class: shows the content as large as the room allows, without the building tools and
    /// what would give an answer away; or everything again.
    virtual void setPresenting(bool /*presenting*/) {}

    /// The least room, in pixels of the design, that a presentation gives it with larger text.
    virtual QSize presentedRoom() const { return {1204, 504}; }

    /// Whether a presentation still keeps something back that would give an answer away.
    virtual bool keepsBack() const { return false; }

    /// Whether a step forward would do nothing; told with keptBackChanged().
    virtual bool isAtEnd() const { return false; }

    /// Reveals what is kept back, bit by bit, else goes one step on; or goes back in the same way.
    /// False if there is nothing further that way.
    virtual bool stepPresentation(bool /*forward*/) { return true; }

    /// Takes a key that nothing in the window has used; false if it means nothing here.
    virtual bool takeKey(const QKeyEvent& /*event*/) { return false; }

    /// The actions with their own key while the menus are hidden.
    virtual QList<QAction*> presentActions() const { return {}; }

    /// False while its content is still changing by itself.
    virtual bool isAtRest() const { return true; }

    /// Whether the explanation currently needs as much width as the widget.
    virtual bool wantsWideExplanation() const { return false; }

    /// Saves and restores the layout of its parts; keys begin with its name.
    virtual void saveLayout(QSettings& /*settings*/) const {}
    virtual void restoreLayout(const QSettings& /*settings*/) {}

    /// Sets all texts again, in the current language.
    virtual void retranslate() = 0;

signals:
    /// Emitted when keepsBack() or isAtEnd() changed.
    void keptBackChanged();

    void statusChanged();
    void documentTitleChanged();

    /// Emitted when undoStack() is another one.
    void undoStackChanged();

    /// Emitted when something that saveLayout() saves changed and is worth saving at once.
    void settingChanged();

    /// Emitted for an event worth a passing line in the status bar.
    void said(const QString& message);

    /// Emitted when it is to be shown.
    void asked();

    /// Emitted when another view is to show this table as a guest: the first that keeps such a one.
    void tableAsked(const showdown::gui::AskedTable& asked);

    /// Emitted when wantsWideExplanation() changed.
    void explanationWidthChanged();

    /// Emitted when dockPages() changed.
    void pagesChanged();

    /// Emitted when the page of its explanation with this name is to be shown.
    void pageAsked(const QString& name);
};

} // namespace showdown::gui
