// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace showdown::gui {

class Dealer;
class OddsSession;

/// The actions on one player of Odds, for a menu and for the buttons of the panel.
class OddsPlayerActions : public QObject
{
    Q_OBJECT

public:
    /// The player counts from 0; the menu belongs to the panel.
    OddsPlayerActions(OddsSession& session, Dealer& dealer, int player, QWidget* panel);

    QMenu& menu() const { return *m_menu; }

    /// The actions that have a button, in order.
    std::vector<QAction*> buttonActions() const { return {m_deal, m_clear}; }

signals:
    void renamingRequested();

    /// Emitted when the user asked to swap this player with another one, from 0.
    void moveAsked(int to);

    /// Emitted when the user asked to remove this player.
    void removalAsked();

    /// Emitted when the user asked for unknown cards for this player.
    void unknownAsked();

    /// Emitted when the cards of the player were removed.
    void cleared();

    /// Emitted when nothing was dealt: why.
    void dealRefused(const QString& reason);

private:
    QAction* add(const QString& name, const std::function<void()>& handler);
    void createActions();
    void showState();
    void showWords();

    OddsSession& m_session;
    Dealer& m_dealer;
    const int m_player;
    QMenu* m_menu = nullptr;
    QAction* m_deal = nullptr;
    QAction* m_clear = nullptr;
    QAction* m_unknown = nullptr;
    QAction* m_rename = nullptr;
    QAction* m_moveUp = nullptr;
    QAction* m_moveDown = nullptr;
    QAction* m_remove = nullptr;
};

} // namespace showdown::gui
