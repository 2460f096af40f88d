// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/table/playeractions.h"

namespace showdown::gui {

class CompareSession;

/// The actions on one hand of Compare, which can also be copied: as text, and to other players.
class ComparePlayerActions : public PlayerActions
{
    Q_OBJECT

public:
    ComparePlayerActions(CompareSession& session, TableDealer& dealer, int player, QWidget* panel);

private:
    void createCopies();
    void showState();
    void showWords();
    void showNames();
    void copy();

    CompareSession& m_session;
    QAction* m_copy = nullptr;
    QMenu* m_copies = nullptr; ///< its entries: to each of the three players; none to the player
                               ///< themself
};

} // namespace showdown::gui
