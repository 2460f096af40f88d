// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/cellmap.h"
#include "core/questions/wildquestion.h"

#include <memory>
#include <optional>

namespace showdown::gui {

/// What each choice for one wild or for two makes: a row of 13 columns for each suit that matters,
/// or a map of 13 by 13 values. Each cell has the short name of a rank and its shade; the best is
/// ringed, the one being tried has a dashed edge. In right-to-left layouts the columns are
/// mirrored.
class WildMap : public CellMap
{
    Q_OBJECT

public:
    explicit WildMap(QWidget* parent = nullptr);

    /// Shows the question of a hand with one wild or two; the keyboard cursor starts at the best
    /// choice.
    void setQuestion(std::shared_ptr<const WildQuestion> question, const HouseRules& rules);

    /// The rules of the question.
    const HouseRules& rules() const { return m_rules; }

    /// The option being tried.
    void setTried(std::optional<int> option);

    int cellCount() const override;

    /// The option of a cell.
    int optionOf(int cell) const;

    /// The option under the pointer, or with the keyboard cursor.
    std::optional<int> pointed() const;

    QString cellName(int cell) const override; ///< "Queen: pair of queens, kickers nine, …, best"
    QString cellText(int cell) const;          ///< "P", what is in it

    QRect cellRect(int cell) const override;
    void pick(int cell) override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Emitted when a cell was clicked, or pressed with Enter or Space.
    void optionPicked(int option);

protected:
    int columns() const override;
    void paintEvent(QPaintEvent* event) override;

private:
    int rows() const { return m_question ? m_question->rows() : 0; }
    bool isMap() const { return m_question && m_question->shape == WildShape::map; }
    int headWidth() const;
    int headHeight() const;
    void paintHeads(QPainter& painter) const;
    void paintCell(QPainter& painter, int cell) const;
    void showWords();

    std::shared_ptr<const WildQuestion> m_question;
    HouseRules m_rules;
    std::optional<int> m_tried;
};

} // namespace showdown::gui
