// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/progress/practice.h"

#include <QWidget>

#include <array>
#include <vector>

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
    struct DoorBox
    {
        PracticeBox* box = nullptr;
        TextLabel* text = nullptr;
        QPushButton* button = nullptr;
    };
    struct MistakeRow
    {
        QWidget* row = nullptr;
        TextLabel* said = nullptr;
        TextLabel* often = nullptr;
        QPushButton* practise = nullptr;
    };

    void makeDoors();
    void makeProgress();
    void makeMistakes();
    void arrange();
    void sayWords();
    void sayOpen();
    void sayDoors();
    void sayResult();
    void sayProgress();
    void sayMistakes();

    PracticeDesk& m_desk;
    bool m_hasResult = false;
    std::optional<bool> m_isNarrow; ///< as arranged
    QGridLayout* m_grid;
    TextLabel* m_title;
    TextLabel* m_first; ///< until there is progress to show
    QWidget* m_said;
    PracticeBox* m_result;
    TextLabel* m_resultText;
    QPushButton* m_practise;
    QPushButton* m_again;
    std::array<DoorBox, 3> m_doors;
    PracticeBox* m_weeks;
    TextLabel* m_weeksNote;
    WeeksChart* m_chart;
    PracticeBox* m_month;
    TextLabel* m_percent;
    TextLabel* m_percentText;
    TextLabel* m_streak;
    TextLabel* m_questions;
    TextLabel* m_tomorrow;
    LinkLine* m_export;
    PracticeBox* m_mistakes;
    TextLabel* m_noMistake;
    std::vector<MistakeRow> m_mistakeRows;
    PracticeBox* m_open;
    TextLabel* m_openText;
    QPushButton* m_goOn;
    LinkLine* m_discard;
};

} // namespace showdown::gui
