// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/scale.h"
#include "app/gui/view/areas.h"
#include "app/gui/window/windowlayout.h"

#include <QMainWindow>
#include <QPointer>

#include <optional>
#include <vector>

class QSettings;
class QStackedWidget;
class QTabWidget;

namespace showdown::gui {

class Actions;
class Appearance;
class ExplanationDock;
class FileCommands;
class History;
class LessonStates;
class ModeRail;
class NoticePlace;
class OddsSession;
class OwnPresets;
class Preferences;
class Presentation;
class Session;
class StatusLine;
class TableDealer;
class TableSession;
class View;

/// The window: the rail of views, the one that is shown with its tool bar and menus, its
/// explanation, and the status bar. The sessions, the look and the dealer must outlive it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Session& session, OddsSession& odds, TableDealer& dealer, Appearance& appearance,
               QWidget* parent = nullptr);

    ~MainWindow() override;

    /// All views, in the order of the rail.
    const std::vector<View*>& views() const { return m_views; }

    /// The view that is shown.
    View& view() const { return *m_view; }

    void showView(View& view);

    /// Shows the view of this name; false, and nothing changed, if there is none.
    bool showView(const QString& name);

    /// New, open, save and what else is done with files.
    FileCommands& files() const { return *m_files; }

    /// Shows the page of this name in the explanation of the view; false, and nothing changed, if
    /// it has no such page.
    bool showTab(const QString& name);

    /// Keeps how the window stands: its place and size, the dock, the view, and what the views keep;
    /// the latter two are also kept whenever they change after restoreLayout().
    void saveLayout(QSettings& settings) const;

    /// Before the window is shown; what was not kept, or is not wanted again, stays as it is.
    void restoreLayout(const QSettings& settings);

    /// Where the rules of one's own and the preferences are kept from now on, and what somebody makes
    /// for good in a view. They must outlive it.
    void keepIn(QSettings& settings);

    /// The folder of the file that keeps what is done in the lessons; without it that is forgotten at
    /// the end. Before the window is shown.
    void keepProgressIn(const QString& folder);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void createWidgets();
    void createViews(TableDealer& dealer);
    void addView(View* view);
    void addGuestBar(TableSession& session, NoticePlace& notices, const QString& purpose,
                     View& lessons);
    void createDock();
    void arrange();
    void placeSides();
    void placeRail();
    void connectActions();
    void showSettings();
    std::vector<Area> areas() const;

    void beginNewTable();
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
    void showExplanationAction();

    Session& m_session;
    OddsSession& m_odds;
    Appearance& m_appearance;
    LessonStates* m_lessonStates = nullptr;
    OwnPresets* m_ownPresets = nullptr; ///< the same in all views
    QSettings* m_settings = nullptr;
    bool m_isLayoutRestored = false; ///< else what it is so far would be kept in its place
    Preferences* m_preferences = nullptr;
    std::optional<Density> m_density;
    bool m_wantsExplanation;
    bool m_wantedExplanation = true; ///< before the view was presented
    QPointer<QWidget> m_pageBefore;  ///< of the explanation, then

    std::vector<View*> m_views;
    View* m_view = nullptr; ///< the one that is shown

    Actions* m_actions = nullptr;
    FileCommands* m_files = nullptr;
    ModeRail* m_rail = nullptr;
    QTabWidget* m_center = nullptr;
    QStackedWidget* m_stack = nullptr;
    ExplanationDock* m_dock = nullptr;
    std::optional<WindowLayout> m_layout; ///< there is one as soon as there is a dock
    StatusLine* m_status = nullptr;
    History* m_history = nullptr;
    Presentation* m_presentation = nullptr;
};

} // namespace showdown::gui
