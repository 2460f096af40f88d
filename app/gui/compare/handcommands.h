// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/presets.h"

#include <QObject>

namespace showdown::gui {

class CompareActions;
class ComparePage;
class TableDealer;
class NextPlace;
class Session;

/// What the actions on the table do (cards, players, rules), and when they can be used. "The player"
/// is the one whose card is next.
class HandCommands : public QObject
{
    Q_OBJECT

public:
    HandCommands(const CompareActions& actions, Session& session, NextPlace& nextSlot,
                 TableDealer& dealer, ComparePage& page, QObject* parent);

    /// Whether the slots are to be seen: what works on one of them cannot be used otherwise.
    void setHandsSeen(bool seen);

public slots:
    void choosePreset(Preset preset);

signals:
    /// The rules in force are to be shown again, also after a refusal.
    void rulesShown();

    /// Something for the status bar.
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
    Session& m_session;
    NextPlace& m_nextSlot;
    TableDealer& m_dealer;
    ComparePage& m_page;
    bool m_handsSeen = true;
};

} // namespace showdown::gui
