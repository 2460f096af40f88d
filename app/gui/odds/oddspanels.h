// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddsmetrics.h"
#include "app/gui/session/cardtable.h"
#include "app/gui/table/cardpanels.h"

#include <array>

namespace showdown::gui {

class Appearance;
class BoardPanel;
class OddsPlayerPanel;
class OddsSession;
class TableDealer;
class TablePlaces;

/// The panels of a situation, stacked, with cards of one size in all of them, as large as the room
/// allows.
class OddsPanels : public CardPanels
{
    Q_OBJECT

public:
    OddsPanels(OddsSession& session, TablePlaces& places, TableDealer& dealer,
               const Appearance& appearance, QWidget* parent = nullptr);

    BoardPanel& board() const { return *m_board; }
    OddsPlayerPanel& panel(int player) const { return *m_panels[static_cast<std::size_t>(player)]; }
    const OddsMetrics& metrics() const { return m_metrics; }

    std::vector<int> rows() const override;
    CardRowEditor& cards(int row) const override;
    QWidget& panelOf(int row) const override;
    PlayerActions* actions(int player) const override;
    void editName(int player) override;

protected:
    int takeSmallest(int width) override;
    bool takeGrown(int steps, int width) override;

private:
    OddsMetrics form(const OddsMetrics& least, int steps) const;
    OddsMetrics smallest(int width) const;

    const OddsSession& m_session;
    OddsMetrics m_metrics;
    OddsMetrics m_smallest;
    BoardPanel* m_board = nullptr;
    std::array<OddsPlayerPanel*, CardTable::maximumPlayers> m_panels{};
};

} // namespace showdown::gui
