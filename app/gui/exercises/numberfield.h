// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/answerfield.h"

class QAbstractSpinBox;
class QLineEdit;

namespace showdown::gui {

class TextLabel;

/// A field for a number, with a decimal point or comma, before its unit if it has one. It is typed,
/// or reached by arrows.
class NumberField : public AnswerField
{
    Q_OBJECT

public:
    NumberField(const Exercise& exercise, QWidget* parent);

    std::optional<ExerciseAnswer> answer() const override;
    QString missingText() const override;
    void showJudgement(const Judgement* judgement) override;
    void focusAnswer() override;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void sayWords();
    void updateLook();

    const GiveNumber::Of m_of;
    QLineEdit* m_number;
    QAbstractSpinBox* m_box; ///< with it
    TextLabel* m_unit;
};

} // namespace showdown::gui
