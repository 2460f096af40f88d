// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <array>

class QScrollArea;
class QStackedWidget;

namespace showdown::gui {

class Appearance;
class LinkLine;
class NoticePlace;
class PracticeActions;
class PracticeDesk;
class QuestionPage;
class StartPage;
class TextLabel;
class TopicBars;

/// The page of Practice: the topics, and beside them the start or a question.
class PracticePage : public QWidget
{
    Q_OBJECT

public:
    /// All of these must outlive it.
    PracticePage(PracticeDesk& desk, const Appearance& appearance, const PracticeActions& actions,
                 QWidget* parent = nullptr);

    NoticePlace& notices() const { return *m_notices; }
    TopicBars& topics() const { return *m_topics; }
    StartPage& start() const { return *m_start; }
    QuestionPage& question() const { return *m_question; }

    /// Shows the question that the desk asks; else the start, with the result of a round if one was
    /// answered.
    void showAsked();

    /// Shows the topics too; not for a class.
    void setTopicsShown(bool shown);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void sayWords();
    void showAskedTopic();
    void adapt();

    const PracticeDesk& m_desk;
    NoticePlace* m_notices;
    QWidget* m_side;
    TextLabel* m_title;
    TextLabel* m_note;
    QScrollArea* m_scroll;
    TopicBars* m_topics;
    std::array<TextLabel*, 2> m_legend; ///< of good topics and of weak ones
    LinkLine* m_clear;
    QStackedWidget* m_stack;
    QScrollArea* m_startScroll;
    StartPage* m_start;
    QuestionPage* m_question;
};

} // namespace showdown::gui
