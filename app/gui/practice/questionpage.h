// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/practice/roundside.h"
#include "core/questions/practicequestion.h"

#include <QWidget>

class QLabel;
class QScrollArea;

namespace showdown::gui {

class AnswerHands;
class Appearance;
class CardLabel;
class ExercisePanel;
class FlowLayout;
class PracticeActions;

/// A question of a round, with what it teaches once it is answered.
class QuestionPage : public QWidget
{
    Q_OBJECT

public:
    /// Appearance and actions must outlive it.
    QuestionPage(const Appearance& appearance, const PracticeActions& actions,
                 QWidget* parent = nullptr);

    ExercisePanel& panel() const { return *m_panel; }

    /// Asks a question.
    void ask(const PracticeQuestion& question);

    /// Shows how the round stands; whether the column beside has room.
    void setStand(const RoundStand& stand);
    void setSideShown(bool shown);

    /// Forgets the question.
    void clear();

    /// The lesson about the question, or about the mistake of the answer.
    QString lesson() const;

    /// The hands of the question, as answered, if all are complete.
    std::vector<Hand> hands() const;

    /// Its tab stops, from top to bottom.
    std::vector<QWidget*> tabStops() const;

signals:
    /// Emitted once for each question.
    void answered(const showdown::ExerciseAnswer& answer, bool isRight, int hints);

    /// Emitted when the next question is to be asked.
    void onAsked();

protected:
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void sayWords();
    void showAnswered();
    void showPart(QWidget& part);
    void updateLook();

    std::optional<PracticeQuestion> m_question;
    RoundStand m_stand;
    CardLabel* m_title;
    TextLabel* m_topic;
    TextLabel* m_place;
    TextLabel* m_line; ///< in place of the column beside
    QScrollArea* m_scroll;
    ExercisePanel* m_panel;
    QWidget* m_more;
    struct AnswerLine
    {
        QLabel* sign = nullptr;
        CardLabel* words = nullptr;
    };
    AnswerLine m_own;   ///< where the field does not show it
    AnswerLine m_right; ///< where the field does not show it
    AnswerHands* m_hands;
    PracticeBox* m_remember;
    TextLabel* m_rule;
    RoundSide* m_side;
    std::vector<QWidget*> m_tools;
};

} // namespace showdown::gui
