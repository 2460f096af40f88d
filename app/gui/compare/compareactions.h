// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "app/gui/table/tableactions.h"

#include <QStringList>

#include <optional>

class QMenu;

namespace showdown::gui {

/// The actions on the hands of Compare.
class CompareActions : public TableActions
{
    Q_OBJECT

    // Actions are created in the order of their declarations here.
public:
    explicit CompareActions(QObject* parent = nullptr);

    void retranslate() override;

    /// Shows the view.
    QAction* const mode;

    QAction* const dealClose;
    QAction* const dealRank;
    QAction* const showWilds;
    QAction* const oneDeck;

    /// Shows every house rule.
    QAction* const houseRules;

    /// Shows how to begin.
    QAction* const showWelcome;

    /// Write the run that led to the result.
    QAction* const exportRunPage;
    QAction* const exportRunMarkdown;

    /// The ranks that all hands can be compared as: the action's data is the Category, or nothing
    /// for the best rank.
    QActionGroup* const lenses;

    /// Copies the hand of the player to another one, whose number, from 0, is the action's data.
    QActionGroup* const copies;

    /// Shows which of the lenses the rules know and which is in force.
    void showLens(std::optional<Category> lens, const HouseRules& rules);

    /// Sets the current names of the players, for the words of `copies`.
    void setNames(const QStringList& names);

    /// "Player &1", "&1 Ann": the entry of a player, from 0, in a menu of those who may get a copy.
    static QString copyTarget(int player, const QStringList& names);

    /// Enables the entries of such a menu for copying a player's hand, or says why not. The data of
    /// an entry is the player who gets the copy.
    static void showCopying(const QMenu& menu, const CardTable& table, int player);

private:
    void wordHands();
    void wordPlayers();
    void declareLenses();
    void declareCopies();
    void nameCopies();
    void nameSamples();

    HouseRules m_rules; ///< for the words of the lenses
    QStringList m_playerNames;
};

} // namespace showdown::gui
