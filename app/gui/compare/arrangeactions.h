// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "app/gui/view/actions.h"

#include <QList>
#include <QStringList>

class QActionGroup;
class QMenu;

namespace showdown::gui {

/// The actions that arrange the hands of Compare beyond single cards: further deals, copies, the
/// order of the players, and the samples. "The player" is the one with the next slot.
class ArrangeActions : public ActionSet
{
    Q_OBJECT

    // Actions are created in the order of their declarations here.
public:
    explicit ArrangeActions(QObject* parent = nullptr);

    void retranslate() override;

    QAction* const dealClose;
    QAction* const dealFromSeed;
    QAction* const dealRank;
    QAction* const movePlayerUp;
    QAction* const movePlayerDown;
    QAction* const removePlayer;
    QAction* const showWelcome;

    /// The action's data is the id of the sample.
    QActionGroup* const samples;

    /// Copies the hand of the player to another one, whose number, from 0, is the action's data.
    QActionGroup* const copies;

    /// Sets the current names of the players, for the words of `copies`.
    void setNames(const QStringList& names);

    /// "Player &1", "&1 Ann": the entry of a player, from 0, in a menu of those who may get a copy.
    static QString copyTarget(int player, const QStringList& names);

    /// Enables the entries of such a menu for copying a player's hand, or says why not. The data of
    /// an entry is the player who gets the copy.
    static void showCopying(const QMenu& menu, const CardTable& table, int player);

private:
    void declareSamples();
    void declareCopies();
    void nameCopies();

    QStringList m_names;
};

} // namespace showdown::gui
