// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/questions/answerfield.h"

class QListWidget;
class QToolButton;

namespace showdown::gui {

class TextLabel;

/// In which order hands are compared: the parts as a list whose rows are dragged, or moved by Alt+Up,
/// Alt+Down and two buttons. They begin in a wrong order, always the same; those that are told stand
/// first and stay.
class OrderField : public AnswerField
{
    Q_OBJECT

public:
    /// So many first parts are told, but at least two are left to be put in order.
    OrderField(const Exercise& exercise, int filled, QWidget* parent);

    std::optional<ExerciseAnswer> answer() const override;
    QString missingText() const override { return {}; }
    void focusAnswer() override;
    void showJudgement(const Judgement* judgement) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void sayWords();
    void numberRows();
    void move(int by);
    void settle();
    void showButtons();
    void fitList();
    void keepToldFirst();
    PartName partAt(int row) const;
    PartOrder order() const;

    const Exercise m_exercise;
    PartOrder m_parts; ///< as they stand at first
    PartOrder m_order; ///< as they stood when they were last settled
    int m_told = 0;    ///< how many first ones stay
    Comparator m_comparator;
    QListWidget* m_list;
    QToolButton* m_up;
    QToolButton* m_down;
    TextLabel* m_note;
};

} // namespace showdown::gui
