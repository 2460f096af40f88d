// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/actions.h"
#include "core/odds/situation.h"
#include "core/rules/presets.h"

#include <QList>

#include <optional>

class QActionGroup;

namespace showdown::gui {

/// The actions on a situation of Odds. "The player" is the one with the next place or, if that is
/// no player's, the one whose outs are shown.
class OddsActions : public ActionSet
{
    Q_OBJECT

    // Actions are created in the order of their declarations here.
public:
    explicit OddsActions(QObject* parent = nullptr);

    void retranslate() override;

    /// Shows the view.
    QAction* const mode;

    /// The actions on the card of the next slot; all of them are also in the slot's own menu.
    QAction* const cutCard;
    QAction* const copyCard;
    QAction* const pasteCards;
    QAction* const pickUpCard;
    QAction* const makeWild;
    QAction* const makeUnknown;
    QAction* const deleteCard;

    QAction* const dealStreet;
    QAction* const runOut;
    QAction* const dealAll;
    QAction* const dealPlayer;
    QAction* const dealFromSeed;
    QAction* const unknownPlayer;
    QAction* const renamePlayer;
    QAction* const movePlayerUp;
    QAction* const movePlayerDown;
    QAction* const removePlayer;
    QAction* const clearPlayer;
    QAction* const clearTable;
    QAction* const goToBoard;
    QAction* const compareHands;

    /// User presets.
    QAction* const saveRules;
    QAction* const manageRules;

    /// Folds or unfolds the deck.
    QAction* const deckPanel;
    QAction* const deadCards;
    QAction* const oneDecimal;

    /// One to three players: the action's data is the number.
    QActionGroup* const players;

    /// The street of the board: the action's data is the Street, as int.
    QActionGroup* const streets;

    /// Whose outs are shown: the action's data is the player, from 0.
    QActionGroup* const jumps;

    /// The named house rules: the action's data is the Preset.
    QActionGroup* const presets;

    /// The number of jokers in the deck: the action's data is the number.
    QActionGroup* const jokers;

    /// The situations that come with the program: the action's data is the id.
    QActionGroup* const samples;

    /// The actions on one card: in Edit, and in the menu of a slot.
    QList<QAction*> cardMenu() const;

    /// The menu "Hands"; nullptr is a separator.
    QList<QAction*> handsMenu() const;

    /// Shows what dealStreet would deal; nothing: the board is complete.
    void showNextStreet(std::optional<Street> street);

private:
    void declarePlayers();
    void declareStreets();
    void declareRules();
    void declareSamples();
    void sayPlayers();
    void sayRules();

    std::optional<Street> m_next = Street::flop;
};

} // namespace showdown::gui
