// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

namespace showdown::gui {

class PracticeBox;
class PracticeDesk;
class ShareBar;
class TextLabel;

/// The column beside a question: score, streak, the round, and the keys. What does not fit in
/// height is left out, the keys first.
class RoundSide : public QWidget
{
    Q_OBJECT

public:
    /// The desk must outlive it.
    explicit RoundSide(const PracticeDesk& desk, QWidget* parent = nullptr);

    /// All of it in a line, for a window without room for the column.
    QString line() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeKeys();
    void sayWords();
    void sayStand();
    void fitHeight();

    const PracticeDesk& m_desk;
    PracticeBox* m_score;
    PracticeBox* m_streak;
    PracticeBox* m_round;
    PracticeBox* m_keys;
    TextLabel* m_right;
    TextLabel* m_of;
    TextLabel* m_percent;
    ShareBar* m_bar;
    TextLabel* m_now;
    TextLabel* m_best;
    TextLabel* m_hope;
    QWidget* m_discs;
    std::vector<std::pair<TextLabel*, TextLabel*>> m_keyLines;
};

} // namespace showdown::gui
