// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/answerfield.h"

#include <vector>

namespace showdown::gui {

class ChoiceGroup;

/// The field for the rank of a hand: the ranks that the rules know, highest first.
class RankField : public AnswerField
{
    Q_OBJECT

public:
    RankField(const Exercise& exercise, QWidget* parent);

    std::optional<ExerciseAnswer> answer() const override;
    QString missingText() const override;
    void showJudgement(const Judgement* judgement) override;
    void focusAnswer() override;

private:
    const HouseRules m_rules;
    std::vector<Category> m_ranks;
    ChoiceGroup* m_choices;
};

} // namespace showdown::gui
