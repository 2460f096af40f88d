// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QAction;
class QMenu;
class QToolButton;

namespace showdown::gui {

class TableDealer;
class TableSession;

/// The actions on one player's cards, for a menu and for the buttons of the panel. A view adds those
/// that it alone has.
class PlayerActions : public QObject
{
    Q_OBJECT

public:
    /// The player counts from 0; the names of menu and actions begin with `purpose`. The menu belongs
    /// to the panel.
    PlayerActions(TableSession& session, TableDealer& dealer, int player, const QString& purpose,
                  QWidget* panel);

    QMenu& menu() const { return *m_menu; }

    /// Makes buttons for some of the actions, and one that opens the menu. Screen readers hear for
    /// which player each of them is.
    std::vector<QToolButton*> createButtons(const QList<QAction*>& actions, QWidget* parent);

    QAction& deal() const { return *m_deal; }
    QAction& sort() const { return *m_sort; }
    QAction& clear() const { return *m_clear; }

signals:
    void renamingRequested();

    /// Emitted when the user asked to swap this player with another one, from 0.
    void moveAsked(int to);

    /// Emitted when the user asked to remove this player.
    void removalAsked();

    /// Emitted when the cards of the player were removed.
    void cleared();

    /// Emitted when nothing was dealt: why.
    void dealRefused(const QString& reason);

protected:
    int player() const { return m_player; }

    /// Adds an action before another one, or at the end of the menu.
    QAction* add(const QString& name, const std::function<void()>& handler,
                 QAction* before = nullptr);

    /// Before what those of a view go: after clear(), after renaming, or after the swaps.
    QAction* beforeRename() const { return m_beforeRename; }
    QAction* beforeSwaps() const { return m_beforeSwaps; }
    QAction* beforeMoves() const { return m_moveUp; }

private:
    void createActions();
    void dealCards();
    void showState();
    void showWords();
    void showNames();
    void nameButtons();

    TableSession& m_session;
    TableDealer& m_dealer;
    const int m_player;
    const QString m_purpose;
    QMenu* m_menu = nullptr;
    QAction* m_deal = nullptr;
    QAction* m_sort = nullptr;
    QAction* m_clear = nullptr;
    QAction* m_beforeRename = nullptr; ///< a separator
    QAction* m_rename = nullptr;
    QAction* m_beforeSwaps = nullptr; ///< a separator
    std::vector<QAction*> m_swaps;    ///< with each of the three players; none with the player
                                      ///< themself
    QAction* m_moveUp = nullptr;
    QAction* m_moveDown = nullptr;
    QAction* m_remove = nullptr;
    std::vector<QToolButton*> m_buttons;
};

} // namespace showdown::gui
