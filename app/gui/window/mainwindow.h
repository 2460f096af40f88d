// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/nextslot.h"
#include "app/gui/theme/density.h"
#include "app/gui/window/areas.h"

#include <QMainWindow>

#include <optional>

class QTabWidget;

namespace showdown::gui {

class Actions;
class Appearance;
class ComparePage;
class TableDealer;
class ExplanationDock;
class HandCommands;
class ModeRail;
class Session;
class StatusLine;
class ToolBar;

/// The window: menus, tool bar, views, explanation and status bar. It shows a session that
/// somebody else owns, and which must outlive it, as must the look and the dealer.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Session& session, TableDealer& dealer, Appearance& appearance,
               QWidget* parent = nullptr);

    ~MainWindow() override;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void createWidgets();
    void arrange();
    void placeSides();
    void connectActions();
    void connectParts();
    std::vector<Area> areas();

    void showTitle();
    void showFocus();
    void showAbout();
    void adaptToSize();
    void widenDock();
    void foldExplanation(bool fold);
    void showExplanation(bool visible);
    void showExplanationAction();

    Session& m_session;
    Appearance& m_appearance;
    TableDealer& m_dealer;
    NextSlot m_nextSlot;
    std::optional<Density> m_density;
    int m_dockWidth = 0; ///< as the window set it last

    Actions* m_actions = nullptr;
    HandCommands* m_commands = nullptr;
    ModeRail* m_rail = nullptr;
    ToolBar* m_toolBar = nullptr;
    QTabWidget* m_center = nullptr;
    ComparePage* m_compare = nullptr;
    ExplanationDock* m_dock = nullptr;
    StatusLine* m_status = nullptr;
    std::optional<Areas> m_areas;
};

} // namespace showdown::gui
