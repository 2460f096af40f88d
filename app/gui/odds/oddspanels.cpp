// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddspanels.h"

#include "app/gui/odds/boardpanel.h"
#include "app/gui/odds/oddsplayerpanel.h"
#include "app/gui/session/oddssession.h"

#include <QEvent>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace showdown::gui {

OddsPanels::OddsPanels(OddsSession& session, OddsPlaces& places, TableDealer& dealer,
                       const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_metrics(OddsMetrics::of(font(), false)),
      m_board(new BoardPanel(session, places, appearance, this))
{
    setObjectName(QStringLiteral("oddsPanels"));
    connect(m_board, &BoardPanel::heightChanged, this, &OddsPanels::chooseMetrics);
    for (int player = 0; player < CardTable::maximumPlayers; ++player) {
        auto* panel = new OddsPlayerPanel(session, places, dealer, appearance, player, this);
        m_panels[static_cast<std::size_t>(player)] = panel;
        connect(panel, &OddsPlayerPanel::heightChanged, this, &OddsPanels::chooseMetrics);
    }
    session.whenChanged(TableChange::players, this, &OddsPanels::showPlayers);
    showPlayers();
}

void OddsPanels::showPlayers()
{
    for (int player = 0; player < CardTable::maximumPlayers; ++player)
        panel(player).setVisible(player < m_session.playerCount());
    chooseMetrics();
}

void OddsPanels::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    chooseMetrics();
}

void OddsPanels::setPresenting(bool presenting)
{
    if (presenting == m_isPresenting)
        return;
    m_isPresenting = presenting;
    chooseMetrics();
}

void OddsPanels::setRoom(QSize room)
{
    if (room == m_room)
        return;
    m_room = room;
    chooseMetrics();
}

/// The first form that is not too wide.
OddsMetrics OddsPanels::smallest(int width) const
{
    OddsMetrics metrics;
    for (const bool isCompact : {false, true}) {
        if (!isCompact && m_compact)
            continue;
        metrics = OddsMetrics::of(font(), isCompact);
        if (metrics.width() <= width)
            return metrics;
    }
    metrics.isNarrow = true;
    return metrics;
}

/// The metrics with the largest cards that do not need scrolling.
OddsMetrics OddsPanels::grownFor(const OddsMetrics& least, QSize room) const
{
    if (least.isNarrow)
        return least;
    for (int steps = OddsMetrics::growthSteps; steps > 0; --steps) {
        const OddsMetrics grown = least.grown(steps, font());
        if (grown.roomyWidth() <= room.width() && heightFor(grown, room.width()) <= room.height())
            return grown;
    }
    return least;
}

/// Grows cards and words together; the height of words is known only once they have their size.
void OddsPanels::growToPresent(const OddsMetrics& least)
{
    for (int steps = least.isNarrow ? 0 : OddsMetrics::presentedSteps; steps > 0; --steps) {
        const OddsMetrics grown = least.presented(steps, font());
        const int cards = (m_session.playerCount() + 1) * (grown.hole.height() + 2 * grown.top);
        if (grown.roomyWidth() > m_room.width() || cards > m_room.height())
            continue;
        apply(grown);
        if (heightFor(grown, m_room.width()) <= m_room.height())
            return;
    }
    apply(least);
}

/// The room of a scroll bar must not decide whether there is one.
void OddsPanels::chooseMetrics()
{
    if (!m_panels.back())
        return;
    m_width = m_room.width();
    const OddsMetrics least = smallest(m_width);
    apply(least);
    const int needed = std::exchange(m_needed, heightFor(least, m_width));
    if (m_needed > m_room.height()) {
        m_width -= style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
        apply(smallest(m_width));
    } else if (m_isPresenting) {
        growToPresent(least);
    } else {
        const OddsMetrics grown = grownFor(least, m_room);
        if (!(grown == least))
            apply(grown);
    }
    arrange();
    if (needed != m_needed)
        emit neededChanged();
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
    const int width = m_room.width();
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

void OddsPanels::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        chooseMetrics();
}

} // namespace showdown::gui
