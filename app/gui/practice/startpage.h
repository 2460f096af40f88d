// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/progress/practice.h"

#include <QWidget>

#include <array>

class QGridLayout;
class QPushButton;

namespace showdown::gui {

class LinkLine;
class PracticeActions;
class PracticeBox;
class PracticeDesk;
class TextLabel;
class WeeksChart;

/// Where practice begins: three doors to a round, what the last one brought, the unfinished one,
/// and the progress of weeks.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive it.
    StartPage(PracticeDesk& desk, const PracticeActions& actions, QWidget* parent = nullptr);

    /// Shows how practice stands now; says how the round went if it is over.
    void showStand();

    /// Puts the focus where one goes on from.
    void focusFirst() const;

    /// The state in a line: "6 questions are due today".
    QString dueText() const;

signals:
    void doorAsked(showdown::progress::Door door);

    /// A round about a topic is asked for, in these kinds; none: all. A mistake is to be tempting.
    void topicAsked(showdown::Topic topic, const std::set<showdown::QuestionKind>& kinds,
                    std::optional<showdown::Mistake> mistake = {});

    void discardAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct MistakeRow
    {
        TextLabel* said = nullptr;
        TextLabel* often = nullptr;
        QPushButton* practise = nullptr;
    };

    void addMistakeRows();
    void arrange();
    void sayWords();
    void sayDoors();
    void sayRound();
    void sayProgress();
    void sayMistakes();
    QString dueTopics() const;

    PracticeDesk& m_desk;
    std::optional<bool> m_isNarrow; ///< as arranged
    QGridLayout* m_grid;
    TextLabel* m_title;
    TextLabel* m_first; ///< until there is progress to show
    QWidget* m_said;
    PracticeBox* m_result;
    QPushButton* m_practise;
    QPushButton* m_again;
    PracticeBox* m_open;
    QPushButton* m_goOn;
    LinkLine* m_discard;
    std::array<PracticeBox*, 3> m_doors{};
    std::array<QPushButton*, 3> m_begin{}; ///< in the doors
    PracticeBox* m_weeks;
    WeeksChart* m_chart;
    PracticeBox* m_month;
    LinkLine* m_export;
    PracticeBox* m_mistakes;
    std::vector<MistakeRow> m_mistakeRows;
};

} // namespace showdown::gui
