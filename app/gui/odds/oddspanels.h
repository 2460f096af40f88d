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
    int usedOf(int height) const override;

protected:
    void fit(int width, bool grows) override;
    int pageHeight() const override { return heightFor(m_metrics, m_width); }
    void arrange() override;

private:
    OddsMetrics smallest(int width) const;
    OddsMetrics grownFor(const OddsMetrics& least, QSize room) const;
    void growToPresent(const OddsMetrics& least);
    void apply(const OddsMetrics& metrics);
    int heightFor(const OddsMetrics& metrics, int width) const;

    const OddsSession& m_session;
    OddsMetrics m_metrics;
    int m_width = 0; ///< the room's width without a scroll bar
    BoardPanel* m_board = nullptr;
    std::array<OddsPlayerPanel*, CardTable::maximumPlayers> m_panels{};
};

} // namespace showdown::gui
