// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/tabledealer.h"
#include "core/rules/presets.h"

#include <QObject>

#include <optional>
#include <utility>

class QMenu;

namespace showdown::gui {

class CardsPage;
class NextPlace;
class TableActions;
class TableSession;

/// The commands of the TableActions (cards, players, rules, samples), and when they are enabled.
class TableCommands : public QObject
{
    Q_OBJECT

public:
    /// The tables that come with the program.
    QMenu& samplesMenu() const { return *m_samplesMenu; }

    /// Whether the slots are visible: commands on one of them are disabled otherwise.
    void setSlotsSeen(bool seen);

    /// The player that the commands are about, from 0.
    virtual int player() const;

    virtual void retranslate();

public slots:
    void choosePreset(Preset preset);

signals:
    /// Emitted when the rules in force are to be shown again, even after a refusal.
    void rulesShown();

    /// Emitted for an event worth a passing line: "Close hands, seed 4711".
    void said(const QString& message);

    /// Emitted before the focus goes to cards that are hidden.
    void cardsAsked();

protected:
    /// A view calls retranslate() when it is made.
    TableCommands(TableActions& actions, TableDealer& dealer, CardsPage& page, QObject* parent);

    CardsPage& page() const { return m_page; }
    NextPlace& next() const { return m_next; }

    void deal(const DealOrder& order, std::optional<int> seed = std::nullopt);

    /// To be called before the focus goes to the cards: what is typed there is to be seen.
    void showCards();

    /// Puts the focus on a player's cards.
    virtual void goToPlayer(int player);

    /// Swaps the hands of two players, from 0, as the command for it does from then on.
    void swapHands(std::pair<int, int> players);

    /// Two players change places.
    virtual void moveFrom(int from, int to);
    virtual void remove(int player);

    void showTable();
    void showRules();

private:
    void connectCards();
    void connectTable();
    void connectPlayers();
    void connectDeck();
    void connectSession();
    std::pair<int, int> swappedPlayers() const;
    void askSeed();
    void setPlayerCount(int count);
    void openSample(const QString& id);

    TableActions& m_actions;
    TableDealer& m_dealer;
    CardsPage& m_page;
    TableSession& m_session;
    NextPlace& m_next;
    QMenu* const m_samplesMenu;
    bool m_slotsSeen = true;
    std::optional<std::pair<int, int>> m_swapped; ///< chosen from a menu
};

} // namespace showdown::gui
