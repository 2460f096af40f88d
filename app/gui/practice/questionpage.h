// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/practicequestion.h"

#include <QWidget>

class QScrollArea;

namespace showdown::gui {

class AnswerHands;
class Appearance;
class CardLabel;
class ExercisePanel;
class PracticeActions;
class PracticeBox;
class PracticeDesk;
class RoundSide;
class TextLabel;

/// A question of a round, with what it teaches once it is answered.
class QuestionPage : public QWidget
{
    Q_OBJECT

public:
    /// All of these must outlive it.
    QuestionPage(PracticeDesk& desk, const Appearance& appearance, const PracticeActions& actions,
                 QWidget* parent = nullptr);

    ExercisePanel& panel() const { return *m_panel; }

    /// Asks the question of the desk.
    void ask();

    /// Shows a class the answer to the question; then what of it is below, if anything is.
    void reveal();
    bool turnPage();

    /// Hides the answer again, or goes back to the question before.
    void goBack();

    /// Forgets the question.
    void clear();

    /// Whether the column beside has room.
    void setSideShown(bool shown);

    /// The lesson about the question, or about the mistake of the answer.
    QString lesson() const;

    /// The judgement of the answer, once it is given.
    Judgement judgement() const;

    /// Its tab stops, from top to bottom.
    std::vector<QWidget*> tabStops() const;

protected:
    bool event(QEvent* event) override;

private:
    void placeHead();
    void makeTools(const PracticeActions& actions);
    void arrange();
    void sayWords();
    void showAnswered();
    void tellVerdict();
    void showVerdict();
    QRect placeOf(const QWidget& part) const;
    void updateLook();

    PracticeDesk& m_desk;
    QWidget* m_head; ///< the question, and where one is
    CardLabel* m_title;
    TextLabel* m_topic;
    TextLabel* m_place;
    TextLabel* m_line; ///< in place of the column beside
    QScrollArea* m_scroll;
    ExercisePanel* m_panel;
    QWidget* m_more;
    AnswerHands* m_hands;
    PracticeBox* m_remember;
    QWidget* m_tools; ///< where to go from the answer
    RoundSide* m_side;
    std::vector<QWidget*> m_toolButtons;
};

} // namespace showdown::gui
