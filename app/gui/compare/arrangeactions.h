// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"
#include "app/gui/view/actions.h"

#include <QList>
#include <QStringList>

class QActionGroup;
class QMenu;

namespace showdown::gui {

/// What a person can do to arrange the hands of Compare beyond single cards: other deals, copies,
/// the order of the players, and the samples. "The player" is the one whose card is next.
class ArrangeActions : public ActionSet
{
    Q_OBJECT

    // Actions are made in the order in which they stand here.
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

    /// Copies the hand of the player to another one: the action's data is that one, from 0.
    QActionGroup* const copies;

    /// What the players are called by now, for the words of `copies`.
    void setNames(const QStringList& names);

    /// "Player &1", "&1 Ann": the entry of a player, from 0, in a menu of those who may get a copy.
    static QString copyTarget(int player, const QStringList& names);

    /// Whether the entries of such a menu can be used for the hand of a player; if not, why. The data
    /// of an entry is who gets the copy.
    static void showCopying(const QMenu& menu, const Table& table, int player);

private:
    void declareSamples();
    void declareCopies();
    void nameCopies();

    QStringList m_names;
};

} // namespace showdown::gui
