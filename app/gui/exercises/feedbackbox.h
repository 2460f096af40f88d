// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"

#include <QFrame>
#include <QString>

class QLabel;
class QPushButton;

namespace showdown::gui {

class Appearance;
class CardLabel;
class TextLabel;

/// The feedback on an answer: a sign, one word or two, and the reason; read aloud when it appears.
class FeedbackBox : public QFrame
{
    Q_OBJECT

public:
    /// The appearance must outlive it.
    explicit FeedbackBox(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows the feedback, drawing the cards in its text, with or without the button that leads to
    /// the step. What is read before the text is shown elsewhere.
    void say(Role role, IconId sign, const QString& title, const QString& text, bool hasStep,
             const QString& read = {});

    /// Puts a widget below the words, in a box of plain ground with a bar in the colour of the role.
    void setMore(QWidget& more);

    /// The height down to the end of the title.
    int verdictHeight() const;

    /// The same down to the end of the reason.
    int reasonHeight() const;

    /// Whether there is a button that asks for the answer.
    void setAnswerOffered(bool offered);

    QPushButton& stepButton() const { return *m_step; }
    QPushButton& answerButton() const { return *m_answer; }

signals:
    void stepAsked();
    void answerAsked();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void updateLook();

    bool m_isPlain = false;
    Role m_role = Role::accent;
    IconId m_id = IconId::note;
    QLabel* m_sign;
    TextLabel* m_title;
    CardLabel* m_text;
    QPushButton* m_step;
    QPushButton* m_answer;
};

} // namespace showdown::gui
