// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/choicegroup.h"

namespace showdown::gui {

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
    /// For other answers, under other names; who derives from it sets the words.
    ChoiceField(const Exercise& exercise, const std::vector<ExerciseAnswer>& answers,
                const QString& name, const QString& groupName, QWidget* parent,
                const ChoiceGroup::MakeButton& make = nullptr);

    const Exercise& exercise() const { return m_exercise; }
    const ExerciseAnswer& answerAt(int choice) const
    {
        return m_answers[static_cast<std::size_t>(choice)];
    }
    ChoiceGroup& choices() const { return *m_choices; }

    void keyPressEvent(QKeyEvent* event) override;

private:
    void sayWords();

    const Exercise m_exercise;
    const std::vector<ExerciseAnswer> m_answers;
    ChoiceGroup* m_choices;
};

} // namespace showdown::gui
