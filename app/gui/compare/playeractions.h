// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace showdown {

class Session;

/// What can be done with one player's hand, by a menu and by the buttons of the panel.
class PlayerActions : public QObject
{
    Q_OBJECT

public:
    /// The player counts from 0; the menu belongs to the panel.
    PlayerActions(Session& session, int player, QWidget* panel);

    QMenu& menu() const { return *m_menu; }

    /// Those that have a button of their own, in order.
    const std::vector<QAction*>& buttonActions() const { return m_buttonActions; }

signals:
    /// Something is about to be done; what is being typed is to be entered before.
    void aboutToAct();

    void renamingRequested();

private:
    using Handler = void (PlayerActions::*)();

    QAction* add(const QString& name, const QString& text, const QString& statusTip,
                 Handler handler);
    void createActions();
    void showState();

    void clear();
    void copy();

    Session& m_session;
    const int m_player;
    QMenu* m_menu = nullptr;
    std::vector<QAction*> m_buttonActions;
    QAction* m_clear = nullptr;
    QAction* m_copy = nullptr;
};

} // namespace showdown
