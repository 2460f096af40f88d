// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

class QProgressBar;

namespace showdown::gui {

class PracticeBox;
class PracticeDesk;
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
    void say();
    void sayScore();
    void sayKeys();
    void fitHeight();

    const PracticeDesk& m_desk;
    PracticeBox* m_score;
    PracticeBox* m_streak;
    PracticeBox* m_round;
    PracticeBox* m_keys;
    QProgressBar* m_bar;
    QWidget* m_discs;
    std::vector<std::pair<TextLabel*, TextLabel*>> m_keyLines;
};

} // namespace showdown::gui
