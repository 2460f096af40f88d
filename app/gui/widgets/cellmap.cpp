// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/cellmap.h"

#include "app/gui/theme/scale.h"
#include "app/gui/widgets/tips.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScreen>
#include <QToolTip>

#include <utility>

namespace showdown::gui {

CellMap::CellMap(QWidget* parent) : QWidget(parent), PaintedCells(this)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

int CellMap::ring() const
{
    constexpr double focusRing = 3;
    return scaled(focusRing, font());
}

std::optional<int> CellMap::cellAt(const QPoint& position) const
{
    for (int cell = 0; cell < cellCount(); ++cell) {
        if (cellRect(cell).contains(position))
            return cell;
    }
    return std::nullopt;
}

std::optional<int> CellMap::cellIn(int row, int column) const
{
    const int cell = row * columns() + column;
    const bool isThere = row >= 0 && column >= 0 && column < columns() && cell < cellCount();
    return isThere ? std::optional(cell) : std::nullopt;
}

void CellMap::beginAt(int cell)
{
    m_hovered.reset();
    m_pressed.reset();
    m_current = cell;
    update();
}

void CellMap::setCurrentCell(int cell)
{
    if (cell == m_current || cell < 0 || cell >= cellCount())
        return;
    updateCell(std::exchange(m_current, cell));
    updateCell(cell);
    if (hasFocus())
        tellCellFocus();
    emit currentChanged();
    emit pointedChanged();
}

std::optional<int> CellMap::pointedCell() const
{
    if (cellCount() == 0)
        return std::nullopt;
    if (m_hovered)
        return m_hovered;
    return hasFocus() ? std::optional(m_current) : std::nullopt;
}

QVariant CellMap::inputMethodQuery(Qt::InputMethodQuery query) const
{
    if (query == Qt::ImCursorRectangle && cellCount() > 0)
        return cellRect(m_current);
    return QWidget::inputMethodQuery(query);
}

/// The position for a tool tip so that it covers no cell: beside the map at the height of the cell,
/// or over the cell where there is no room beside the map.
QPoint CellMap::tipPlace(int cell) const
{
    constexpr QPoint drop(2, 16); // the offset that Qt adds
    const QFontMetrics metrics(QToolTip::font());
    const int frame = scaled(6, font()); // around the words of a tip, at most
    const QSize tip(metrics.horizontalAdvance(cellName(cell)) + 2 * frame,
                    metrics.height() + 2 * frame);
    const QRect here = cellRect(cell).translated(mapToGlobal(QPoint()));
    const QRect screen = this->screen()->availableGeometry();
    const int left = mapToGlobal(QPoint()).x() - tip.width();
    const int right = mapToGlobal(QPoint(width(), 0)).x();
    const int middle = here.center().y() - tip.height() / 2;
    if (left >= screen.left())
        return QPoint(left, middle) - drop;
    if (right + tip.width() <= screen.right())
        return QPoint(right, middle) - drop;
    return QPoint(here.left(), here.top() - tip.height()) - drop;
}

bool CellMap::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const std::optional<int> cell = cellAt(help->pos()))
        showToolTip(tipPlace(*cell), cellName(*cell), *this, cellRect(*cell));
    else
        QToolTip::hideText();
    return true;
}

void CellMap::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

void CellMap::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    tellCellFocus();
    emit pointedChanged();
}

void CellMap::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
    emit pointedChanged();
}

void CellMap::keyPressEvent(QKeyEvent* event)
{
    const int ahead = isRightToLeft() ? -1 : 1;
    const int row = columns() == 0 ? 0 : m_current / columns();
    const int column = m_current - row * columns();
    const auto go = [&](int toRow, int toColumn) {
        if (const std::optional<int> cell = cellIn(toRow, toColumn))
            setCurrentCell(*cell);
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return go(row, column - ahead);
    case Qt::Key_Right:
        return go(row, column + ahead);
    case Qt::Key_Up:
        return go(row - 1, column);
    case Qt::Key_Down:
        return go(row + 1, column);
    case Qt::Key_Home:
        return go(row, 0);
    case Qt::Key_End:
        return go(row, columns() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!event->isAutoRepeat() && cellCount() > 0)
            pick(m_current);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void CellMap::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_pressed = cellAt(event->position().toPoint());
}

void CellMap::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mouseReleaseEvent(event);
    const std::optional<int> pressed = std::exchange(m_pressed, std::nullopt);
    if (pressed && pressed == cellAt(event->position().toPoint()))
        pick(*pressed);
}

/// The second click would hit what the first one changed.
void CellMap::mouseDoubleClickEvent(QMouseEvent* event)
{
    event->accept();
}

void CellMap::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(cellAt(event->position().toPoint()));
}

void CellMap::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    setHovered(std::nullopt);
}

void CellMap::setHovered(std::optional<int> cell)
{
    if (cell == m_hovered)
        return;
    for (const std::optional<int>& changed : {std::exchange(m_hovered, cell), cell}) {
        if (changed)
            updateCell(*changed);
    }
    emit pointedChanged();
}

void CellMap::updateCell(int cell)
{
    update(cellRect(cell).adjusted(-ring(), -ring(), ring(), ring()));
}

} // namespace showdown::gui
