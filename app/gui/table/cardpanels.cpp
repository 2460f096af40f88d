// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/table/cardpanels.h"

#include "app/gui/session/tablesession.h"
#include "app/gui/theme/scale.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
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

/// Puts the parts in their places at once, visible or not.
void layOut(QWidget& widget)
{
    QLayout* layout = widget.layout();
    if (!layout)
        return;
    layout->invalidate(); // parts with layouts of their own do not tell it what changed
    layout->activate();
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

void RowPanel::arrange(bool mayNeed)
{
    layOut(*this);
    if (!isHidden() && (mayNeed || layout()->totalHeightForWidth(width()) != height()))
        emit heightChanged();
}

CardPanels::CardPanels(const TableSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_stack(new QVBoxLayout(this))
{
    m_stack->setContentsMargins({});
    m_stack->addStretch(1);
}

void CardPanels::addPanel(QWidget& panel)
{
    m_stack->insertWidget(m_stack->count() - 1, &panel); // before the stretch
    if (auto* row = qobject_cast<RowPanel*>(&panel))
        connect(row, &RowPanel::heightChanged, this, &CardPanels::chooseSizes);
}

void CardPanels::setLengths(const QMargins& around, int gap, int leastWidth)
{
    m_leastWidth = leastWidth;
    m_below = around.bottom();
    m_gap = gap;
    m_stack->setContentsMargins(around.left(), around.top(), around.right(), 0);
    m_stack->setSpacing(gap);
}

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
    takeLeast(m_room.width());
    while (pageSize().height() > m_mostHeight.value_or(m_room.height()) && squeeze())
        takeLeast(m_room.width());
    const int needed = std::exchange(m_needed, pageSize().height());
    if (m_needed < m_room.height())
        grow(m_room.height());
    else if (m_needed > m_room.height())
        takeLeastBesideBar();
    if (m_isPresenting)
        spread();
    arrange();
    if (needed != m_needed)
        emit neededChanged();
}

void CardPanels::takeLeast(int width)
{
    m_width = width;
    m_steps = 0;
    m_mostSteps = takeSmallest(width);
}

/// The lengths of the narrower page may fit the whole width without a scroll bar.
void CardPanels::takeLeastBesideBar()
{
    takeLeast(m_room.width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this));
    const int beside = std::exchange(m_width, m_room.width());
    if (pageSize().height() > m_room.height())
        m_width = beside;
}

/// Takes the largest cards with which nothing scrolls in a height; that the smallest fit is taken
/// for granted.
void CardPanels::grow(int height)
{
    int taken = m_steps;
    m_steps = 0;
    int most = m_mostSteps;
    while (m_steps < most) {
        const int steps = (m_steps + most + 1) / 2;
        const bool areTaken = takeGrown(steps, m_width);
        taken = areTaken ? steps : taken;
        if (areTaken && pageSize().height() <= height - m_below)
            m_steps = steps;
        else
            most = steps - 1;
    }
    if (taken != m_steps)
        takeGrown(m_steps, m_width);
}

/// The gaps take the height that cards could not use.
void CardPanels::spread()
{
    constexpr double widestGap = 96;
    const auto gaps = static_cast<int>(rows().size()) - 1;
    m_stack->setSpacing(m_gap);
    const int spare = m_room.height() - m_below - pageSize().height();
    if (spare > 0 && gaps > 0)
        m_stack->setSpacing(m_gap + std::min(spare / gaps, scaled(widestGap, font())));
}

QSize CardPanels::pageSize() const
{
    const int width = std::max(m_width, m_leastWidth);
    return {width, m_stack->totalHeightForWidth(width)};
}

int CardPanels::usedOf(int height)
{
    if (isSqueezed() || !m_room.isValid())
        return height; // with more room nothing would have to be reduced
    const int steps = m_steps;
    m_stack->setSpacing(m_gap);
    grow(height);
    const int used = pageSize().height() + m_below;
    if (std::exchange(m_steps, steps) != steps)
        takeGrown(steps, m_width);
    if (m_isPresenting)
        spread();
    return used;
}

/// Takes the size itself: a scroll area would ask for the height with its bar as it is just then.
void CardPanels::arrange()
{
    resize(pageSize().expandedTo({0, m_room.height()}));
    layOut(*this);
    for (const int row : allRows())
        layOut(panelOf(row));
}

void CardPanels::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        chooseSizes();
}

} // namespace showdown::gui
