// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/answerfield.h"

namespace showdown::gui {

class ChoiceCells;
class TextLabel;

/// The field for outs: the whole deck to be marked, cards in use shown as taken, and how many are
/// marked.
class OutsField : public AnswerField
{
    Q_OBJECT

public:
    OutsField(const Exercise& exercise, const Appearance& appearance, QWidget* parent);

    /// The cell of a card, and the card of a cell: suits below each other, ace first, then the
    /// joker.
    static int cellOf(Card card);
    static Card cardOf(int cell);

    ChoiceCells& cells() const { return *m_cells; }

    std::optional<ExerciseAnswer> answer() const override;
    QString missingText() const override;
    void showJudgement(const Judgement* judgement) override;
    void finish(const Judgement& judgement) override;
    void focusAnswer() override;

private:
    void sayWords();
    void showCount();

    const Exercise m_exercise;
    ChoiceCells* m_cells;
    TextLabel* m_count;
};

} // namespace showdown::gui
