// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QtGlobal>

#include <optional>

class QPoint;
class QRect;
class QWidget;

namespace showdown::gui {

/// The cells of a widget that paints them itself, as a second base class of the widget: through it
/// assistive technology finds each cell as a child with a name, a description and a place, and as a
/// button where it can be picked. Places are in pixels of the widget.
class PaintedCells
{
    Q_DISABLE_COPY_MOVE(PaintedCells)

public:
    virtual ~PaintedCells() = default;

    /// The number of cells shown.
    virtual int cellCount() const = 0;

    /// The cell of a child, each counted from 0, and the child of a cell: the same number unless
    /// cells keep theirs when others before them come and go.
    virtual int cellOfChild(int child) const { return child; }
    virtual int childOfCell(int cell) const { return cell; }

    /// A cell as a screen reader says it.
    virtual QString cellName(int cell) const = 0;

    /// A further description of a cell; may be empty.
    virtual QString cellDescription(int cell) const;

    /// The place of a cell, and the cell at a place; nothing between cells.
    virtual QRect cellRect(int cell) const = 0;
    virtual std::optional<int> cellAt(const QPoint& position) const = 0;

    /// The cell with the keyboard cursor.
    virtual int currentCell() const = 0;
    virtual void setCurrentCell(int cell) = 0;

    /// Whether the cells can have the focus and be picked.
    virtual bool canPick() const { return true; }

    /// Acts as a click on the cell.
    virtual void pick(int cell) = 0;

protected:
    /// To be constructed before the widget's interface is first looked up, which fixes it.
    explicit PaintedCells(QWidget* widget);

    /// Tells assistive technology that the current cell has the focus.
    void tellCellFocus() const;

    /// Tells assistive technology that the name of a cell changed.
    void tellCellName(int cell) const;

private:
    QWidget* const m_widget;
};

} // namespace showdown::gui
