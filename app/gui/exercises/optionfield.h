// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/choicefield.h"

namespace showdown::gui {

class OptionButton;

/// One of several answers that are offered, by a click or by its letter; T is a tie of all. Where
/// hands are to choose from they are the buttons, and where three play the letters of two share a
/// win. What a hint ruled out is struck out, and cannot be chosen. Once settled the right answer is
/// marked beside the given one.
class OptionField : public ChoiceField
{
    Q_OBJECT

public:
    OptionField(const Exercise& exercise, const std::vector<Option>& options,
                const Appearance& appearance, QWidget* parent);

    QString missingText() const override;
    bool showsCards() const override { return m_showsHands; }
    void finish(const Judgement& judgement) override;
    void narrow(const std::vector<int>& left) override;
    const QWidget& ownPart() const override;
    const QWidget& rightPart() const override;
    bool takeKey(const QKeyEvent& event) override;

private:
    OptionButton& button(int option) const;
    bool isRight(int option) const { return judge(exercise(), answerAt(option)).isRight; }
    void sayWords();

    const bool m_showsHands;
    std::optional<Judgement> m_judgement; ///< once settled
    QString m_passed;                     ///< the letter just typed, of an option that is ruled out
};

} // namespace showdown::gui
