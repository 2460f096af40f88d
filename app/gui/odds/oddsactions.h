// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/table/tableactions.h"
#include "core/odds/situation.h"

#include <optional>

namespace showdown::gui {

/// The actions on a situation of Odds. "The player" is the one with the next place or, if that is
/// no player's, the one whose outs are shown; going to a player shows their outs.
class OddsActions : public TableActions
{
    Q_OBJECT

    // Actions are created in the order of their declarations here.
public:
    explicit OddsActions(QObject* parent = nullptr);

    void retranslate() override;

    /// Shows the view.
    QAction* const mode;

    QAction* const makeUnknown;
    QAction* const dealStreet;
    QAction* const runOut;
    QAction* const unknownPlayer; ///< the player or, of one alone, an opponent
    QAction* const goToBoard;
    QAction* const compareHands;
    QAction* const deadCards;
    QAction* const oneDecimal;

    /// The street of the board: the action's data is the Street, as int.
    QActionGroup* const streets;

    /// The number of jokers in the deck: the action's data is the number.
    QActionGroup* const jokers;

    QList<QAction*> cardMenu() const override;

    /// The menu "Hands"; nullptr is a separator.
    QList<QAction*> handsMenu() const;

    /// Shows what dealStreet would deal; nothing: the board is complete.
    void showNextStreet(std::optional<Street> street);

    /// Shows whose cards unknownPlayer would make unknown.
    void showUnknownPlayer(bool isOpponent);

private:
    void wordTable();
    void wordPlayers();
    void declareStreets();
    void declareJokers();
    void nameSamples();

    std::optional<Street> m_next = Street::flop;
    bool m_isOpponent = false;
};

} // namespace showdown::gui
