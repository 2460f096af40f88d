// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/answerfield.h"
#include "app/gui/exercises/handrows.h"
#include "app/gui/widgets/cellmap.h"

#include <set>

namespace showdown::gui {

class TextLabel;

/// The cards of hands, one of which is chosen. One tab stop, in which the arrows move.
class CardCells : public CellMap
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which must outlive it.
    CardCells(const Exercise& exercise, const Appearance& appearance, QWidget* parent);

    std::optional<int> chosen() const { return m_chosen; }
    /// Marks the chosen card, and these as right.
    void setMarks(AnswerMark chosen, const std::set<int>& right = {});

    /// For a class: with larger cards.
    void setPresenting(bool presenting);

    /// Updates the names of cards and players.
    void sayWords();

    int cellCount() const override;
    QString cellName(int cell) const override; ///< "Player 2, card 4: King of hearts"
    QString cellDescription(int cell) const override;
    QRect cellRect(int cell) const override;
    void pick(int cell) override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void chosenChanged();

protected:
    int columns() const override { return Hand::fullSize; }
    void paintEvent(QPaintEvent* event) override;

private:
    HandRowsLayout layoutFor(int width) const;

    const Exercise m_exercise;
    const Appearance& m_appearance;
    std::vector<HandRow> m_rows;
    std::optional<int> m_chosen;
    bool m_isPresented = false;
    AnswerMark m_mark = AnswerMark::none; ///< of the chosen card
    std::set<int> m_right;
};

/// The field for the deciding card: a click on it, or arrows and Space.
class DeciderField : public AnswerField
{
    Q_OBJECT

public:
    DeciderField(const Exercise& exercise, const Appearance& appearance, QWidget* parent);

    CardCells& cells() const { return *m_cells; }

    std::optional<ExerciseAnswer> answer() const override;
    QString missingText() const override;
    bool showsCards() const override { return true; }
    void showJudgement(const Judgement* judgement) override;
    void finish(const Judgement& judgement) override;
    void focusAnswer() override;
    void setPresenting(bool presenting) override { m_cells->setPresenting(presenting); }

private:
    void showChosen();

    const Exercise m_exercise;
    CardCells* m_cells;
    TextLabel* m_note;
};

} // namespace showdown::gui
