// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/answerfield.h"

#include <vector>

namespace showdown::gui {

class ChoiceCells;
class TextLabel;

/// The field for what the wilds of a hand become: thirteen values for each.
class WildField : public AnswerField
{
    Q_OBJECT

public:
    WildField(const Exercise& exercise, const Appearance& appearance, QWidget* parent);

    std::optional<ExerciseAnswer> answer() const override;
    QString missingText() const override;
    void showJudgement(const Judgement* judgement) override;
    void focusAnswer() override;

private:
    void sayWords();

    std::vector<TextLabel*> m_labels;
    std::vector<ChoiceCells*> m_wilds;
};

} // namespace showdown::gui
