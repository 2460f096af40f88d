// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/table/cardpanels.h"

#include "app/gui/session/tablesession.h"
#include "app/gui/theme/scale.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <numeric>
#include <utility>

namespace showdown::gui {

namespace {

constexpr double panelBar = 6;
constexpr double panelRadius = 7;

QPainterPath outlineOf(const QRect& panel, const QFont& font)
{
    const double radius = scaled(panelRadius, font);
    QPainterPath outline;
    outline.addRoundedRect(panel, radius, radius);
    return outline;
}

} // namespace

void paintPanel(QPainter& painter, const QRect& panel, std::optional<Role> role, const QFont& font,
                const Colors& colors)
{
    const double line = colors.line(role ? 2 : 1);
    const double radius = scaled(panelRadius, font) - line;
    QPainterPath inner;
    inner.addRoundedRect(QRectF(panel).adjusted(line, line, -line, -line), radius, radius);
    painter.fillPath(outlineOf(panel, font), role ? colors.role(*role) : colors.hairline);
    painter.fillPath(inner, colors.base);
}

void paintPanelBar(QPainter& painter, const QRect& panel, const QColor& color, const QFont& font,
                   Qt::LayoutDirection direction)
{
    QPainterPath bar; // instead of a clip, which an SVG file cannot have
    bar.addRect(QStyle::visualRect(
        direction, panel, {panel.topLeft(), QSize(scaled(panelBar, font), panel.height())}));
    painter.fillPath(outlineOf(panel, font).intersected(bar), color);
}

RowPanel::RowPanel(QWidget* parent) : QFrame(parent) {}

void RowPanel::place(const QRect& geometry)
{
    setGeometry(geometry);
    arrange();
}

void RowPanel::put(QWidget& widget, const QRect& place) const
{
    widget.setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
}

void RowPanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        arrange();
}

CardPanels::CardPanels(const TableSession& session, QWidget* parent)
    : QWidget(parent), m_session(session)
{}

std::vector<int> CardPanels::allRows() const
{
    std::vector<int> rows(m_session.table().rows.size());
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

std::vector<int> CardPanels::rows() const
{
    std::vector<int> rows(static_cast<std::size_t>(m_session.playerCount()));
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

void CardPanels::showPlayers()
{
    for (int player = 0; player < CardTable::maximumPlayers; ++player)
        panelOf(player).setVisible(player < m_session.playerCount());
    chooseSizes();
}

void CardPanels::setCompact(bool compact)
{
    if (std::exchange(m_isCompact, compact) != compact)
        chooseSizes();
}

void CardPanels::setPresenting(bool presenting)
{
    if (std::exchange(m_isPresenting, presenting) != presenting)
        chooseSizes();
}

void CardPanels::setRoom(QSize room)
{
    if (std::exchange(m_room, room) != room)
        chooseSizes();
}

void CardPanels::setMostHeight(int height)
{
    if (std::exchange(m_mostHeight, height) != height)
        chooseSizes();
}

/// The room of a scroll bar must not decide whether there is one.
void CardPanels::chooseSizes()
{
    beginChoice();
    if (!m_room.isValid())
        return; // no room before the first layout
    fit(m_room.width(), false);
    while (pageHeight() > m_mostHeight.value_or(m_room.height()) && squeeze())
        fit(m_room.width(), false);
    const int needed = std::exchange(m_needed, pageHeight());
    if (m_needed < m_room.height())
        fit(m_room.width(), true);
    if (pageHeight() > m_room.height())
        fit(m_room.width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this), true);
    arrange();
    if (needed != m_needed)
        emit neededChanged();
}

int CardPanels::largestFit(int most, const std::function<bool(int steps)>& fits)
{
    int steps = most;
    while (steps > 0 && !fits(steps))
        --steps;
    return steps;
}

void CardPanels::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        chooseSizes();
}

} // namespace showdown::gui
