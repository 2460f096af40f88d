// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/answerfield.h"
#include "app/gui/theme/colors.h"
#include "app/gui/widgets/cellmap.h"

#include <optional>
#include <vector>

namespace showdown::gui {

class Appearance;

/// A cell that can be marked.
struct ChoiceCell
{
    QString text;             ///< short: "Q"
    std::optional<Suit> suit; ///< drawn under the text
    QString name;             ///< "Queen of hearts"
    QString taken;            ///< why it cannot be marked: "In use, board card 2"; empty if it can
    QString takenMark;        ///< a letter or number for it
};

/// Thirteen columns of cells to mark, the rest below them; where that is too narrow, each row takes
/// two lines. One tab stop, in which the arrows move; Space or a click marks a cell or removes its
/// mark.
class ChoiceCells : public CellMap
{
    Q_OBJECT

public:
    static constexpr int inRow = 13;

    /// If exclusive, a new mark removes the others. Follows the suit colours of the appearance,
    /// which must outlive it.
    ChoiceCells(const Appearance& appearance, bool isExclusive, QWidget* parent);

    void setCells(const std::vector<ChoiceCell>& cells);

    bool isMarked(int cell) const { return m_marked[static_cast<std::size_t>(cell)]; }
    std::vector<int> marked() const;

    /// Sets what is known about a marked cell, or about all of them; reset as soon as a mark
    /// changes.
    void setMark(int cell, AnswerMark mark);
    void setMarks(AnswerMark mark);
    AnswerMark mark(int cell) const { return m_marks[static_cast<std::size_t>(cell)]; }

    int cellCount() const override { return static_cast<int>(m_cells.size()); }
    QString cellName(int cell) const override { return at(cell).name; }
    QString cellDescription(int cell) const override;
    QRect cellRect(int cell) const override;
    void pick(int cell) override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void markedChanged();

protected:
    int columns() const override { return inRow; }
    std::optional<int> cellIn(int row, int column) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    const ChoiceCell& at(int cell) const { return m_cells[static_cast<std::size_t>(cell)]; }
    int inLine(int width) const;
    int cellHeight() const;
    void paintCell(QPainter& painter, int cell, const Colors& colors) const;

    const Appearance& m_appearance;
    const bool m_isExclusive;
    std::vector<ChoiceCell> m_cells;
    std::vector<bool> m_marked;
    std::vector<AnswerMark> m_marks; ///< of each cell
};

} // namespace showdown::gui
