// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddspanels.h"

#include "app/gui/odds/boardpanel.h"
#include "app/gui/odds/oddsplayeractions.h"
#include "app/gui/odds/oddsplayerpanel.h"
#include "app/gui/session/oddssession.h"

#include <algorithm>

namespace showdown::gui {

OddsPanels::OddsPanels(OddsSession& session, TablePlaces& places, TableDealer& dealer,
                       const Appearance& appearance, QWidget* parent)
    : CardPanels(session, parent),
      m_session(session),
      m_metrics(OddsMetrics::of(font(), false)),
      m_board(new BoardPanel(session, places, appearance, this))
{
    setObjectName(QStringLiteral("oddsPanels"));
    for (int player = 0; player < CardTable::maximumPlayers; ++player) {
        auto* panel = new OddsPlayerPanel(session, places, dealer, appearance, player, this);
        m_panels[static_cast<std::size_t>(player)] = panel;
    }
    addPanel(*m_board);
    for (QWidget* panel : m_panels)
        addPanel(*panel);
    showPlayers();
}

std::vector<int> OddsPanels::rows() const
{
    std::vector<int> rows{CardTable::boardRow};
    if (m_board->isDeadSeen())
        rows.push_back(CardTable::deadRow);
    for (int player = 0; player < m_session.playerCount(); ++player)
        rows.push_back(player);
    return rows;
}

CardRowEditor& OddsPanels::cards(int row) const
{
    if (row == CardTable::boardRow)
        return m_board->cards();
    return row == CardTable::deadRow ? m_board->dead() : panel(row).cards();
}

QWidget& OddsPanels::panelOf(int row) const
{
    return row >= CardTable::boardRow ? static_cast<QWidget&>(*m_board) : panel(row);
}

PlayerActions* OddsPanels::actions(int player) const
{
    return &panel(player).actions();
}

void OddsPanels::editName(int player)
{
    panel(player).editName();
}

OddsMetrics OddsPanels::form(const OddsMetrics& least, int steps) const
{
    return isPresenting() ? least.presented(steps, font()) : least.grown(steps, font());
}

/// The first form that is not too wide.
OddsMetrics OddsPanels::smallest(int width) const
{
    OddsMetrics metrics;
    for (const bool isSmall : {false, true}) {
        if (!isSmall && isCompact())
            continue;
        metrics = OddsMetrics::of(font(), isSmall);
        if (form(metrics, 0).width() <= width)
            return metrics;
    }
    metrics.isNarrow = true;
    return metrics;
}

int OddsPanels::takeSmallest(int width)
{
    m_smallest = smallest(width);
    takeGrown(0, width);
    if (m_smallest.isNarrow)
        return 0;
    return isPresenting() ? OddsMetrics::presentedSteps : OddsMetrics::growthSteps;
}

bool OddsPanels::takeGrown(int steps, int width)
{
    const OddsMetrics grown = form(m_smallest, steps);
    if (steps > 0 && grown.roomyWidth() > width)
        return false;
    m_metrics = grown.spread(std::max(width, grown.width()), font());
    m_board->setMetrics(m_metrics);
    for (OddsPlayerPanel* panel : m_panels)
        panel->setMetrics(m_metrics);
    setLengths({grown.side, grown.panelGap, grown.side, 0}, grown.panelGap, grown.width());
    return true;
}

} // namespace showdown::gui
