// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/oddstable.h"

#include <QObject>

class QMenu;

namespace showdown::gui {

class NextPlace;
class OddsActions;
class OddsDealer;
struct OddsDealt;
class OddsPage;
class OddsSession;

/// What the actions of Odds do (cards, players, streets, rules), and when they can be used.
class OddsCommands : public QObject
{
    Q_OBJECT

public:
    /// All must outlive it.
    struct Parts
    {
        OddsActions& actions;
        OddsSession& session;
        NextPlace& next;
        OddsDealer& dealer;
        OddsPage& page;
    };

    OddsCommands(const Parts& parts, QObject* parent);

    /// Who "the player" is while the next card is no player's: whose outs are shown, from 0.
    void setChosen(int player);

    /// The player that commands are about, from 0.
    int player() const;

public slots:
    void choosePreset(Preset preset);

    /// Puts a card onto the board, behind what lies there; not one that lies somewhere.
    void putNext(showdown::Card card);

    /// What counts as the best five cards of each player, for Compare: with its rules, names and
    /// numbers of players. Fewer than two hands leave Compare an empty one.
    Table comparedTable() const;

signals:
    /// The rules in force are to be shown again, also after a refusal.
    void rulesShown();

    /// The outs of a player, from 0, are to be shown.
    void playerAsked(int player);

    /// Something worth a passing line has happened: cards have left with their players, or the deck
    /// has more jokers than the rules give it.
    void said(const QString& message);

private:
    void connectCards();
    void connectHands();
    void connectPlayers();
    void connectRules();
    void connectSession();
    void goTo(Street street);
    void put(SlotPlace place, PlacedCard card);
    void followDeal(const OddsDealt& dealt);
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
    int m_jokers = 0; ///< that the deck holds
};

} // namespace showdown::gui
