// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/table/playeractions.h"

namespace showdown::gui {

/// The actions on the hole cards of one player, which can also be made unknown.
class OddsPlayerActions : public PlayerActions
{
    Q_OBJECT

public:
    OddsPlayerActions(TableSession& session, TableDealer& dealer, int player, QWidget* panel);

signals:
    /// Emitted when the user asked for unknown cards for this player.
    void unknownAsked();

private:
    void showState();

    const TableSession& m_session;
    QAction* m_unknown = nullptr;
};

} // namespace showdown::gui
