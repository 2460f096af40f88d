// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/answerfield.h"

#include <vector>

namespace showdown::gui {

class ChoiceGroup;

/// The field for one of several answers: the rank of a hand, of those that the rules know, highest
/// first; its name, also by the keys A to D; or one of the hands, also by the key of its number.
class ChoiceField : public AnswerField
{
    Q_OBJECT

public:
    ChoiceField(const Exercise& exercise, QWidget* parent);

    std::optional<ExerciseAnswer> answer() const override;
    QString missingText() const override;
    void showJudgement(const Judgement* judgement) override;
    bool takeKey(const QKeyEvent& event) override;
    void focusAnswer() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void sayWords();

    const Exercise m_exercise;
    const std::vector<ExerciseAnswer> m_answers;
    ChoiceGroup* m_choices;
};

} // namespace showdown::gui
