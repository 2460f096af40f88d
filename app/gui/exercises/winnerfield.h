// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/answerfield.h"

#include <vector>

namespace showdown::gui {

class ChoiceGroup;
class TextLabel;

/// The field for the winner: a player or a tie, by a click or by the keys 1, 2, 3 and T. Where
/// three play, it also asks who ties.
class WinnerField : public AnswerField
{
    Q_OBJECT

public:
    WinnerField(const Exercise& exercise, QWidget* parent);

    std::optional<ExerciseAnswer> answer() const override;
    QString missingText() const override;
    void showJudgement(const Judgement* judgement) override;
    bool takeKey(const QKeyEvent& event) override;
    void focusAnswer() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool isTie() const;
    void sayWords();
    void showTies();

    const int m_players;
    ChoiceGroup* m_winners;
    TextLabel* m_who;    ///< asks who ties
    ChoiceGroup* m_ties; ///< the players who tie
};

} // namespace showdown::gui
