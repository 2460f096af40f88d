// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/scale.h"
#include "app/gui/view/areas.h"
#include "app/gui/window/windowlayout.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>
#include <map>
#include <optional>
#include <vector>

class QPushButton;
class QSettings;
class QStackedWidget;
class QTabWidget;

namespace showdown::lessons {
struct LessonTables;
}

namespace showdown::gui {

class Actions;
class Appearance;
class ExplanationDock;
class FileCommands;
class Handouts;
class UndoGroup;
class ModeRail;
class OwnPresets;
class Preferences;
class Presentation;
class StatusLine;
class View;
struct AskedTable;

/// What views are made with.
struct ViewParts
{
    OwnPresets& ownPresets; ///< shared by all views
    const Appearance& appearance;
    const Actions& actions;
    QWidget* window = nullptr; ///< their parent
};

/// Makes the views of a window, in the order of the rail. One of them keeps the file's own table.
using MakeViews = std::function<std::vector<View*>(const ViewParts& parts)>;

/// The window: the rail of views, the current view with its tool bar and menus, its explanation,
/// and the status bar. The look must outlive it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(const MakeViews& makeViews, Appearance& appearance, QWidget* parent = nullptr);

    ~MainWindow() override;

    /// All views, in the order of the rail.
    const std::vector<View*>& views() const { return m_views; }

    /// The actions that show them.
    QList<QAction*> modeActions() const;

    /// The current view.
    View& view() const { return *m_view; }

    void showView(View& view);

    /// Shows the view with this name; false, and nothing changed, if there is none.
    bool showView(const QString& name);

    /// New, open, save and the other file commands.
    FileCommands& files() const { return *m_files; }

    /// Shows the page with this name in the explanation of the view; false, and nothing changed, if
    /// it has none.
    bool showTab(const QString& name);

    /// Saves the state of the window: its place and size, the dock, the view, and what the views
    /// save; the latter two are also saved whenever they change after restoreLayout().
    void saveLayout(QSettings& settings) const;

    /// To be called before the window is shown; what was not saved, or is not to be restored, stays
    /// as it is. Views are restored from these settings when they are built.
    void restoreLayout(const QSettings& settings);

    /// The settings in which user presets, preferences, recent files and what saveLayout() saves are
    /// kept from now on. They must outlive it.
    void keepIn(QSettings& settings);

    /// The folder of the file with the user's progress in the lessons; without it the progress is
    /// lost at the end. To be called before the window is shown.
    void keepProgressIn(const QString& folder);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    /// How a view was left.
    struct Left
    {
        QPointer<QWidget> focus;
        bool isExplained = false; ///< in a small window: the explanation was in front
    };

    void createWidgets();
    void createViews(const MakeViews& makeViews);
    void leaveView();
    void returnToView();
    void addView(View* view);
    bool isBuilt(const View& view) const;
    void build(View& view);
    void chainTabsInto(const View& view);
    void addGuestBar(View& view);
    void goBack(const View& view);
    void showWayBack();
    void showAsked(const AskedTable& asked, View& from);
    View* firstView(const std::function<bool(const View&)>& isWanted) const;
    void createDock();
    void arrange();
    void placeSides();
    void placeRail();
    void connectActions();
    void showSettings();
    void showWorksheet(const lessons::LessonTables* tables = nullptr);
    void showHelp();
    std::vector<Area> areas() const;

    View& viewWithTable() const;
    void beginNewTable();
    void showOpened();
    void retranslate();
    void showTitle();
    void showStatus();
    void showMenus();
    void saveShownView(QSettings& settings) const;
    void showPages();
    void explainPresented(bool presented);
    void adaptToSize();
    void foldExplanation(bool fold);
    void showExplanation(bool visible);
    void focusExplanation() const;
    void showExplanationAction();

    Appearance& m_appearance;
    OwnPresets* m_ownPresets = nullptr; ///< shared by all views
    QSettings* m_settings = nullptr;
    QPointer<const QSettings> m_restored; ///< for the views that are built later
    bool m_isLayoutRestored = false;      ///< until then saving would overwrite the saved layout
    Preferences* m_preferences = nullptr;
    std::optional<Density> m_density; ///< nothing before the first adaptToSize()
    bool m_wantsExplanation;
    bool m_wasInFront = false;       ///< the explanation, when the window was last a small one
    bool m_wantedExplanation = true; ///< before the view was presented
    bool m_wantedInFront = false;    ///< the same of m_wasInFront
    QPointer<QWidget> m_pageBefore;  ///< of the explanation, then

    std::vector<View*> m_views;
    std::vector<View*> m_built;                ///< those whose widgets are there
    View* m_view = nullptr;                    ///< the current one
    std::map<const View*, Left> m_left;        ///< how views were left for others
    std::map<const View*, View*> m_guestsFrom; ///< the views that asked for the latest guests

    Actions* m_actions = nullptr;
    FileCommands* m_files = nullptr;
    Handouts* m_handouts = nullptr;
    ModeRail* m_rail = nullptr;
    QTabWidget* m_center = nullptr;
    QPushButton* m_wayBack = nullptr; ///< where the explanation hides that of the table
    QStackedWidget* m_stack = nullptr;
    ExplanationDock* m_dock = nullptr;
    std::optional<WindowLayout> m_layout; ///< created with the dock
    StatusLine* m_status = nullptr;
    UndoGroup* m_undoGroup = nullptr;
    Presentation* m_presentation = nullptr;
};

} // namespace showdown::gui
