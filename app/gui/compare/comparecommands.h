// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/table/tablecommands.h"

namespace showdown::gui {

class CompareActions;
class CompareSession;

/// The commands of the actions on the hands of Compare. "The player" is the one with the next slot.
class CompareCommands : public TableCommands
{
    Q_OBJECT

public:
    CompareCommands(CompareActions& actions, CompareSession& session, TableDealer& dealer,
                    CardsPage& page, QObject* parent);

    /// "Copy hand to ▸".
    QMenu& copyMenu() const { return *m_copyMenu; }

    /// The pairs of players who can swap hands.
    QMenu& swapMenu() const { return *m_swapMenu; }

    void retranslate() override;

private:
    void connectActions();
    void showSwaps();
    void showHands();
    void showDeck();
    void askRank();

    CompareActions& m_actions;
    CompareSession& m_session;
    QMenu* const m_copyMenu;
    QMenu* const m_swapMenu;
};

} // namespace showdown::gui
