// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/choicebutton.h"

class QLabel;

namespace showdown::gui {

class Appearance;
class CardLabel;
class ShownHands;
class TextLabel;

/// A choice as wide as there is room, its key in front: words, or a hand. Once settled it says what
/// it is, and cannot be chosen any more.
class OptionButton : public ChoiceButton
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which must outlive it.
    OptionButton(const QString& objectName, const Appearance& appearance,
                 QWidget* parent = nullptr);

    /// Shows the cards of a hand of the exercise, from 0, its words beside them.
    void setHand(const Exercise& exercise, int hand);

    /// Only as wide as its words, so that others may stand beside it.
    void setNarrow() { setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); }

    void setWords(const QString& words, const QString& key = {}) override;

    /// Strikes it out, so that it cannot be chosen; once settled the name of its hand stays.
    void ruleOut();

    /// Shows an answer that stands: "Your answer", "Correct answer" or, without a mark, nothing; and
    /// the name of the hand.
    void settle(AnswerMark mark, bool isOwn, const QString& name = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;
    bool hitButton(const QPoint& position) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void updateLook();
    void describe(const QString& title);
    void strikeOut();
    Role role() const;

    TextLabel* m_keyBox;
    ShownHands* m_hand;
    CardLabel* m_text;
    QWidget* m_told; ///< what is known of it
    QLabel* m_sign;
    TextLabel* m_title;
    TextLabel* m_note;
    bool m_isSettled = false;
    bool m_isRuledOut = false;
};

} // namespace showdown::gui
