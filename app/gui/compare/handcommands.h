// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/presets.h"

#include <QObject>

namespace showdown::gui {

class CompareActions;
class CardsPage;
class TableDealer;
class NextPlace;
class CompareSession;

/// The commands of the actions on the table (cards, players, rules), and when they are enabled.
/// "The player" is the one with the next slot.
class HandCommands : public QObject
{
    Q_OBJECT

public:
    HandCommands(const CompareActions& actions, CompareSession& session, NextPlace& nextSlot,
                 TableDealer& dealer, CardsPage& page, QObject* parent);

    /// Whether the slots are visible: commands on one of them are disabled otherwise.
    void setHandsSeen(bool seen);

public slots:
    void choosePreset(Preset preset);

signals:
    /// Emitted when the rules in force are to be shown again, even after a refusal.
    void rulesShown();

    /// Emitted with a text for the status bar.
    void said(const QString& message);

private:
    void connectActions();
    void connectSession();
    void setOneDeck(bool one);
    void setPlayerCount(int count);
    void deal(bool everyone);
    void showCards();
    void showPlayers();
    void showRules();
    int player() const;

    const CompareActions& m_actions;
    CompareSession& m_session;
    NextPlace& m_nextSlot;
    TableDealer& m_dealer;
    CardsPage& m_page;
    bool m_handsSeen = true;
};

} // namespace showdown::gui
