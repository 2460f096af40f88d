// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/actions.h"
#include "core/rules/presets.h"

#include <optional>

class QActionGroup;

namespace showdown::gui {

/// The actions on the hands of Compare. "The player" is the one with the next slot.
class CompareActions : public ActionSet
{
    Q_OBJECT

    // Actions are created in the order of their declarations here.
public:
    explicit CompareActions(QObject* parent = nullptr);

    void retranslate() override;

    /// Shows the view.
    QAction* const mode;

    /// The actions on the card of the next slot; all of them are also in the slot's own menu.
    QAction* const cutCard;
    QAction* const copyCard;
    QAction* const pasteCards;
    QAction* const pickUpCard;
    QAction* const makeWild;
    QAction* const deleteCard;

    QAction* const deal;
    QAction* const dealPlayer;
    QAction* const swapPlayers;
    QAction* const sortPlayer;
    QAction* const renamePlayer;
    QAction* const showWilds;
    QAction* const clearPlayer;
    QAction* const clearTable;
    QAction* const oneDeck;

    /// Folds or unfolds the deck.
    QAction* const deckPanel;

    /// Shows every house rule.
    QAction* const houseRules;

    /// User presets.
    QAction* const saveRules;
    QAction* const manageRules;
    /// Shows how often each rank comes.
    QAction* const handRankings;

    /// Write the run that led to the result.
    QAction* const exportRunPage;
    QAction* const exportRunMarkdown;

    /// Two or three players: the action's data is the number.
    QActionGroup* const players;

    /// Go to a player: the action's data is the player, from 0.
    QActionGroup* const jumps;

    /// The named house rules: the action's data is the Preset. None is checked while the rules are
    /// changed.
    QActionGroup* const presets;

    /// The ranks that all hands can be compared as: the action's data is the Category, or nothing
    /// for the best rank.
    QActionGroup* const lenses;

    /// Shows which of them the rules know and which is in force.
    void showLens(std::optional<Category> lens, const HouseRules& rules);

private:
    void addPlayers(QAction* action, int count);
    void declareJumps();
    void declarePresets();
    void declareLenses();

    HouseRules m_rules; ///< for the words of the lenses
};

} // namespace showdown::gui
