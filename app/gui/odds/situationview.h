// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/table/cardfield.h"

namespace showdown::gui {

class Appearance;
class OddsPanels;
class OddsSession;
class TableDealer;

/// A situation: the board, and under it a panel for each player.
class SituationView : public CardField
{
    Q_OBJECT

public:
    SituationView(OddsSession& session, TablePlaces& places, TableDealer& dealer,
                  const Appearance& appearance, QWidget* parent = nullptr);

    OddsPanels& panels() const { return *m_panels; }

    /// Moves the focus to the place of the next board card.
    void focusBoard();

    /// Whether the dead cards are visible even if there are none.
    void setShowsDead(bool shows);

signals:
    /// Emitted when the outs of a player, from 0, are to be shown.
    void playerChosen(int player);

private:
    OddsSession& m_session;
    NextPlace& m_next;
    OddsPanels* m_panels;
};

} // namespace showdown::gui
