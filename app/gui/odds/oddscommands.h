// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "app/gui/session/tabledealer.h"

#include <QObject>

class QMenu;

namespace showdown::gui {

class NextPlace;
class OddsActions;
class CardsPage;
class OddsSession;
class SituationView;

/// The commands of the actions of Odds (cards, players, streets, rules), and when they are enabled.
class OddsCommands : public QObject
{
    Q_OBJECT

public:
    /// All of these must outlive it.
    struct Parts
    {
        OddsActions& actions;
        OddsSession& session;
        NextPlace& next;
        TableDealer& dealer;
        CardsPage& page;
        SituationView& situation;
    };

    OddsCommands(const Parts& parts, QObject* parent);

    /// Sets who "the player" is while the next place is no player's: the one whose outs are shown,
    /// from 0.
    void setChosen(int player);

    /// The player that the commands are about, from 0.
    int player() const;

public slots:
    void choosePreset(Preset preset);

    /// Puts a card onto the board, after the cards there; must not be a card already in use.
    void putNext(showdown::Card card);

    /// The best five cards of each player as a table for Compare, with their rules, names and
    /// player numbers. With fewer than two hands the table is empty.
    CardTable comparedTable() const;

signals:
    /// Emitted when the rules in force are to be shown again, even after a refusal.
    void rulesShown();

    /// Emitted when the outs of a player, from 0, are to be shown.
    void playerAsked(int player);

    /// Emitted for an event worth a passing line: cards have left with their players, or the deck
    /// has more jokers than the rules say.
    void said(const QString& message);

private:
    void connectCards();
    void connectHands();
    void connectPlayers();
    void connectRules();
    void connectSession();
    void goTo(Street street);
    void put(Place place, PlacedCard card);
    void deal(const DealOrder& order, std::optional<int> seed = std::nullopt);
    void askSeed();
    void makeUnknown(int player);
    void moveFrom(int from, int to);
    void remove(int player);
    void openSample(const QString& id);
    void setJokers(int count);
    void setPlayerCount(int count);
    void sayJokers();
    void showCards();
    void showPlayers();
    void showStreets();
    void showRules();

    Parts m_parts;
    int m_chosen = 0;
    int m_jokers = 0; ///< in the deck
};

} // namespace showdown::gui
