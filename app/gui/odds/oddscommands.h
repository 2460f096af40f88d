// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "app/gui/table/tablecommands.h"

namespace showdown::gui {

class OddsActions;
class OddsSession;
class SituationView;

/// The commands of the actions of Odds. "The player" is the one with the next place or, if that is
/// no player's, the one whose outs are shown.
class OddsCommands : public TableCommands
{
    Q_OBJECT

public:
    OddsCommands(OddsActions& actions, OddsSession& session, TableDealer& dealer, CardsPage& page,
                 SituationView& situation, QObject* parent);

    /// Sets whose outs are shown, from 0.
    void setChosen(int player);

    int player() const override;

    void retranslate() override;

    /// The best five cards of each player as a table for Compare, with their rules, names and
    /// player numbers. With fewer than two hands the table is empty.
    CardTable comparedTable() const;

public slots:
    /// Puts a card onto the board, after the cards there; must not be a card already in use.
    void putNext(showdown::Card card);

signals:
    /// Emitted when the outs of a player, from 0, are to be shown.
    void playerAsked(int player);

private:
    void connectActions();
    void connectPanels();
    void connectSession();
    void goTo(Street street);
    void put(Place place, PlacedCard card);
    void makeUnknown(int player);
    void addOpponent();
    void goToPlayer(int player) override;
    void moveFrom(int from, int to) override;
    void remove(int player) override;
    void setJokers(int count);
    void sayJokers();
    void showSituation();
    void showJokers();

    OddsActions& m_actions;
    OddsSession& m_session;
    SituationView& m_situation;
    int m_chosen = 0;
    int m_jokers = 0; ///< in the deck
};

} // namespace showdown::gui
