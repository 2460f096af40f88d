// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/areas.h"
#include "core/trace/finding.h"

#include <QList>
#include <QObject>
#include <QString>

#include <optional>
#include <vector>

class QAction;
class QSettings;
class QUndoStack;

namespace showdown::gui {

class TableSession;
class ToolBar;

/// A page of the dock that explains what a view shows.
struct DockPage
{
    QString name;  ///< on the command line: `--tab why`
    QString title; ///< of its tab
    QWidget* widget = nullptr;
    bool isShown = true; ///< or it waits until it has something to say
};

/// A menu. In all lists of entries a null action is a separator.
struct ViewMenu
{
    QString objectName;
    QString title;
    QList<QAction*> entries;
};

/// What a view adds to the menu bar while it is shown.
struct ViewMenus
{
    QList<QAction*> edit;      ///< at the end of Edit
    QList<QAction*> view;      ///< in View, beside the explanation
    std::vector<ViewMenu> own; ///< between Edit and View
    QList<QAction*> file = {}; ///< at the beginning of File
    QList<QAction*> help = {}; ///< at the beginning of Help
};

/// What the explanation of a view is called.
struct ExplanationWords
{
    QString title;  ///< of the dock, and of its tab in a small window
    QString action; ///< of the entry and the button that show it; its mnemonic must be free in View
    QString tip;
};

/// What a view says in the status bar.
struct Status
{
    struct Fact
    {
        QString objectName; ///< of its label
        QString text;       ///< empty if there is nothing to say
    };

    QString focus;           ///< what the keyboard works on
    std::vector<Fact> facts; ///< at the far end
};

/// One view of the window: Compare, and whatever else can be chosen in the rail. This is all that
/// the window knows of it. Its widget and tool bar have the window for a parent; the pages of its
/// explanation go to the dock.
class View : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Its name on the command line: `--view compare`.
    virtual QString name() const = 0;

    /// The title of its widget where that stands in a tab beside the explanation.
    virtual QString title() const = 0;

    /// What the title of the window names before the program; may be empty.
    virtual QString documentTitle() const { return {}; }

    /// Shows the view when it is triggered: an entry of the rail and of the View menu. Checkable,
    /// with an icon and Ctrl and a number; its mnemonic must be free in the View menu.
    virtual QAction& modeAction() const = 0;

    virtual QWidget& widget() const = 0;
    virtual ToolBar& toolBar() const = 0;

    /// None if there is nothing to explain. Of the pages the first one is always there, and others
    /// may come and go. Their widgets are the same ones at every call, and go to the dock.
    virtual std::vector<DockPage> dockPages() const { return {}; }

    /// Nothing if "Explanation" says it.
    virtual std::optional<ExplanationWords> explanationWords() const { return std::nullopt; }

    /// Where F6 goes inside its widget, in order.
    virtual std::vector<Area> areas() const = 0;

    virtual ViewMenus menus() const = 0;
    virtual Status status() const = 0;

    /// What undo and redo take back and make again while it is shown; the session says when another
    /// stack takes its place.
    virtual QUndoStack& undoStack() const = 0;

    /// The session whose table it shows, if it shows one.
    virtual TableSession* table() const { return nullptr; }

    /// Shows a step of the run, from 1, or the first one: counted at the level, which is gone to, or
    /// without one among all steps. Gives how many there are; nothing happens if there is none of
    /// this number.
    /// Nothing if the view has no steps.
    virtual std::optional<int> showStep(std::optional<int> /*number*/,
                                        std::optional<Level> /*level*/)
    {
        return std::nullopt;
    }

    /// Puts the focus where work goes on.
    virtual void focus() = 0;

    /// For windows that are not large.
    virtual void setCompact(bool compact) = 0;

    /// Whether the window is so small that the explanation has no room beside the widget.
    virtual void setExplanationFolded(bool /*folded*/) {}

    /// For a class: its widget shows what there is to see as large as the room allows, and nothing
    /// that is only for building; or all of it again.
    virtual void setPresenting(bool /*presenting*/) {}

    /// Goes one step on or back in what is presented; on from nothing starts it.
    virtual void turnPage(bool /*forward*/) {}

    /// What has a key of its own while the menus are hidden.
    virtual QList<QAction*> presentActions() const { return {}; }

    /// False while what it shows is still to change by itself.
    virtual bool isAtRest() const { return true; }

    /// Whether the explanation needs as much width as the widget by now.
    virtual bool wantsWideExplanation() const { return false; }

    /// Keeps, and finds again, how its parts stand: keys begin with its name.
    virtual void saveLayout(QSettings& /*settings*/) const {}
    virtual void restoreLayout(const QSettings& /*settings*/) {}

    /// Keeps in these settings, from now on and at once, what somebody made for good, and finds
    /// again what is there. They must outlive it.
    virtual void keepIn(QSettings& /*settings*/) {}

    /// Says everything anew, in the language that the program speaks by now.
    virtual void retranslate() = 0;

signals:
    void statusChanged();
    void documentTitleChanged();

    /// Something that saveLayout() keeps is another, and is worth keeping at once.
    void settingChanged();

    /// Something worth a passing line in the status bar has happened.
    void said(const QString& message);

    /// Wants to be the view that is shown.
    void asked();

    /// wantsWideExplanation() is another.
    void explanationWidthChanged();

    /// dockPages() are others.
    void pagesChanged();

    /// Wants the page of this name of its explanation to be shown.
    void pageAsked(const QString& name);
};

} // namespace showdown::gui
