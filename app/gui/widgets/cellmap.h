// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/paintedcells.h"

#include <QString>
#include <QWidget>

#include <optional>

namespace showdown::gui {

/// A painted map of cells, counted row by row, each with a name and an action. One tab stop, in
/// which the arrows move; in right-to-left layouts the cells are mirrored. The name of a cell is
/// also its tool tip.
class CellMap : public QWidget, public PaintedCells
{
    Q_OBJECT

public:
    explicit CellMap(QWidget* parent = nullptr);

    std::optional<int> cellAt(const QPoint& position) const override;
    int currentCell() const override { return m_current; }
    void setCurrentCell(int cell) override;

    /// The cell under the pointer, or with the keyboard cursor.
    std::optional<int> pointedCell() const;

    /// The cursor is the cell with it: areas around that scroll show it.
    QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;

signals:
    /// Emitted when pointedCell() changed.
    void pointedChanged();

    /// Emitted when the keyboard cursor moved to another cell.
    void currentChanged();

protected:
    virtual int columns() const = 0;

    /// The cell in a row and a column, each from 0; nothing where there is none.
    virtual std::optional<int> cellIn(int row, int column) const;

    /// Starts with new cells: none is pointed at, and the keyboard cursor is at this one.
    void beginAt(int cell);

    /// The cell under the pointer.
    std::optional<int> hoveredCell() const { return m_hovered; }

    /// How far the focus ring extends beyond a cell, in pixels.
    int ring() const;

    void updateCell(int cell);

    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void setHovered(std::optional<int> cell);
    QPoint tipPlace(int cell) const;

    std::optional<int> m_hovered;
    std::optional<int> m_pressed;
    int m_current = 0;
};

} // namespace showdown::gui
