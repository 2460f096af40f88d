// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/nextslot.h"
#include "core/rules/presets.h"

#include <QMainWindow>

class QLabel;

namespace showdown {

class Actions;
class Appearance;
class CompareView;
class Session;
class TableDealer;
class ToolBar;

/// The window: menus, tool bar, the view, and the status bar. It shows a session that somebody
/// else owns, and which must outlive it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Session& session, Appearance& appearance, TableDealer& dealer,
               QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void createWidgets(const Appearance& appearance, TableDealer& dealer);
    void arrangeMenus();
    void arrangeStatusBar();
    void connectActions();
    void connectSession();

    void undo();
    void redo();
    void clearPlayer();
    void clearTable();
    void setPlayerCount(int count);
    void choosePreset(Preset preset);
    void showAbout();

    void showHistory();
    void showClearing();
    void showFocus();
    void showPlayerCount();
    void showRules();

    Session& m_session;
    NextSlot m_nextSlot;
    Actions* m_actions = nullptr;
    CompareView* m_compare = nullptr;
    ToolBar* m_toolBar = nullptr;
    QLabel* m_focusLabel = nullptr;
    QLabel* m_playersLabel = nullptr;
    QLabel* m_rulesLabel = nullptr;
};

} // namespace showdown
