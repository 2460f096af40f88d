// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/answerfield.h"

class QListWidget;
class QToolButton;

namespace showdown::gui {

class TextLabel;

/// The field for the order in which hands are compared: the parts as a list whose rows are dragged,
/// or moved by Alt+Up, Alt+Down and two buttons. Those that are given come first and stay.
class OrderField : public AnswerField
{
    Q_OBJECT

public:
    /// Starts with the parts in this order, of which the first `told` are given.
    OrderField(const Exercise& exercise, const PartOrder& parts, int told, QWidget* parent);

    std::optional<ExerciseAnswer> answer() const override;
    QString missingText() const override { return {}; }
    void focusAnswer() override;
    void showJudgement(const Judgement* judgement) override { mark(judgement, false); }
    void finish(const Judgement& judgement) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void sayWords();
    void numberRows();
    void move(int by);
    void mark(const Judgement* judgement, bool isWhole);
    void settle();
    void showButtons();
    void fitList();
    void keepToldFirst();
    PartName partAt(int row) const;
    PartOrder order() const;

    const Exercise m_exercise;
    int m_told;              ///< how many first ones stay
    const PartOrder m_parts; ///< in the initial order
    PartOrder m_order;       ///< in the order last settled
    Comparator m_comparator;
    QListWidget* m_list;
    QToolButton* m_up;
    QToolButton* m_down;
    TextLabel* m_note;
};

} // namespace showdown::gui
