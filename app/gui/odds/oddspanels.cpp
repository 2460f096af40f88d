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
    connect(m_board, &RowPanel::heightChanged, this, [this] { chooseSizes(); });
    for (int player = 0; player < CardTable::maximumPlayers; ++player) {
        auto* panel = new OddsPlayerPanel(session, places, dealer, appearance, player, this);
        m_panels[static_cast<std::size_t>(player)] = panel;
        connect(panel, &RowPanel::heightChanged, this, [this] { chooseSizes(); });
    }
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

/// The first form that is not too wide.
OddsMetrics OddsPanels::smallest(int width) const
{
    OddsMetrics metrics;
    for (const bool isSmall : {false, true}) {
        if (!isSmall && isCompact())
            continue;
        metrics = OddsMetrics::of(font(), isSmall);
        if (metrics.width() <= width)
            return metrics;
    }
    metrics.isNarrow = true;
    return metrics;
}

/// The metrics with the largest cards that do not need scrolling.
OddsMetrics OddsPanels::grownFor(const OddsMetrics& least, QSize room) const
{
    const int most = least.isNarrow ? 0 : OddsMetrics::growthSteps;
    return least.grown(largestFit(most,
                                  [&](int steps) {
                                      const OddsMetrics grown = least.grown(steps, font());
                                      return grown.roomyWidth() <= room.width()
                                             && heightFor(grown, room.width()) <= room.height();
                                  }),
                       font());
}

/// Grows cards and words together; the height of words is known only once they have their size.
void OddsPanels::growToPresent(const OddsMetrics& least)
{
    const int most = least.isNarrow ? 0 : OddsMetrics::presentedSteps;
    const int steps = largestFit(most, [&](int more) {
        const OddsMetrics grown = least.presented(more, font());
        const int cards = (m_session.playerCount() + 1) * (grown.hole.height() + 2 * grown.top);
        if (grown.roomyWidth() > room().width() || cards > room().height())
            return false;
        apply(grown);
        return heightFor(grown, room().width()) <= room().height();
    });
    if (steps == 0)
        apply(least);
}

void OddsPanels::fit(int width, bool grows)
{
    m_width = width;
    const OddsMetrics least = smallest(width);
    if (!grows || heightFor(least, width) > room().height())
        apply(least);
    else if (isPresenting())
        growToPresent(least);
    else
        apply(grownFor(least, room()));
}

void OddsPanels::apply(const OddsMetrics& metrics)
{
    m_metrics = metrics;
    m_board->setMetrics(metrics);
    for (OddsPlayerPanel* panel : m_panels)
        panel->setMetrics(metrics);
}

int OddsPanels::heightFor(const OddsMetrics& metrics, int width) const
{
    const int inner = std::max(width, metrics.width()) - 2 * metrics.side;
    int height = metrics.panelGap + m_board->heightWith(metrics, inner);
    for (int player = 0; player < m_session.playerCount(); ++player)
        height += metrics.panelGap + panel(player).heightWith(metrics, inner);
    return height;
}

int OddsPanels::usedOf(int height) const
{
    const int width = room().width();
    return heightFor(grownFor(smallest(width), {width, height}), width);
}

void OddsPanels::arrange()
{
    const int width = std::max(m_width, m_metrics.width());
    const int inner = width - 2 * m_metrics.side;
    int y = m_metrics.panelGap;
    m_board->place({m_metrics.side, y, inner, m_board->heightForWidth(inner)});
    y += m_board->height();
    for (int player = 0; player < m_session.playerCount(); ++player) {
        y += m_metrics.panelGap;
        panel(player).place({m_metrics.side, y, inner, panel(player).heightForWidth(inner)});
        y += panel(player).height();
    }
    setMinimumSize(m_metrics.width(), y);
}
} // namespace showdown::gui
