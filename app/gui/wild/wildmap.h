// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/wildquestion.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>

namespace showdown::gui {

/// What each choice for one wild or for two makes: a row of 13 columns for each suit that matters, or
/// a map of 13 by 13 values. Each cell has the short name of a rank and its shade; the best is ringed,
/// the one that is tried has a dashed edge. One tab stop, in which the arrows move. From right to
/// left the columns run the other way. A cell is counted row by row.
class WildMap : public QWidget
{
    Q_OBJECT

public:
    explicit WildMap(QWidget* parent = nullptr);

    /// Shows the question of a hand with one wild or two; the keyboard begins at the best choice.
    void setQuestion(std::shared_ptr<const WildQuestion> question, const HouseRules& rules);

    /// Those that the question was put under.
    const HouseRules& rules() const { return m_rules; }

    /// The option that is tried.
    void setTried(std::optional<int> option);

    int cellCount() const;
    int currentCell() const { return m_current; }
    void setCurrentCell(int cell);

    /// The option of a cell.
    int optionOf(int cell) const;

    /// The option that is pointed at, or that the keyboard is at.
    std::optional<int> pointed() const;

    QString cellName(int cell) const; ///< "Queen: pair of queens, kickers nine, …, best"
    QString cellText(int cell) const; ///< "P", what stands in it

    /// The place of a cell, and the cell at a place, in the widget.
    QRect cellRect(int cell) const;
    std::optional<int> cellAt(const QPoint& position) const;

    /// As a click does.
    void pick(int cell);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// pointed() is another.
    void pointedChanged();

    /// A cell was clicked, or pressed with Enter or Space.
    void optionPicked(int option);

    /// The keyboard is at another cell.
    void currentChanged();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int columns() const;
    int rows() const { return m_question ? m_question->rows() : 0; }
    bool isMap() const { return m_question && m_question->shape == WildShape::map; }
    int headWidth() const;
    int headHeight() const;
    void updateCell(int cell);
    void setHovered(std::optional<int> cell);
    void paintHeads(QPainter& painter) const;
    void paintCell(QPainter& painter, int cell) const;
    void showWords();

    std::shared_ptr<const WildQuestion> m_question;
    HouseRules m_rules;
    std::optional<int> m_tried;
    std::optional<int> m_hovered;
    int m_current = 0;
};

} // namespace showdown::gui
