// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/answerfield.h"

#include <vector>

namespace showdown::gui {

class ChoiceGroup;
class OptionButton;

/// One of several answers that are offered, by a click or by its letter; T is a tie of all. Where
/// hands are to choose from they are the buttons, and where three play the letters of two share a
/// win. Once settled the right answer is marked beside the given one.
class OptionField : public AnswerField
{
    Q_OBJECT

public:
    OptionField(const Exercise& exercise, const std::vector<ExerciseAnswer>& options,
                const Appearance& appearance, QWidget* parent);

    std::optional<ExerciseAnswer> answer() const override;
    QString missingText() const override;
    bool showsCards() const override { return m_showsHands; }
    void finish(const Judgement& judgement) override;
    bool takeKey(const QKeyEvent& event) override;
    void focusAnswer() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    OptionButton& button(std::size_t option) const;
    QString keyOf(std::size_t option) const;
    QString wordsOf(std::size_t option) const;
    void sayWords();
    void mark();
    bool chooseWinners(const std::vector<int>& players);

    const Exercise m_exercise;
    const std::vector<ExerciseAnswer> m_options;
    const bool m_showsHands;
    std::optional<Judgement> m_judgement; ///< once settled
    ChoiceGroup* m_choices;
};

} // namespace showdown::gui
