// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/progress/practice.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace showdown::gui {

class PracticeBox;
class ShareBar;
class TextLabel;

/// How a round stands: what was answered, from 0, and the question that is shown.
struct RoundStand
{
    std::vector<bool> answers; ///< whether each was right, without a hint
    std::vector<bool> hinted;  ///< right, with a hint
    int shown = 0;
    std::optional<int> count; ///< nothing: until stopped
    int streak = 0;
    int lastStreak = 0;
    int bestStreak = 0;

    int right() const;
};

/// The questions of a round as discs: right, wrong, or to come. A picture; its name tells it all.
class RoundDiscs : public QWidget
{
    Q_OBJECT

public:
    explicit RoundDiscs(QWidget* parent = nullptr);

    void setStand(const RoundStand& stand);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void sayWords();
    int first() const;
    int shownCount() const;

    RoundStand m_stand;
};

/// The column beside a question: score, streak, the round, and the keys. What does not fit in
/// height is left out, the keys first.
class RoundSide : public QWidget
{
    Q_OBJECT

public:
    explicit RoundSide(QWidget* parent = nullptr);

    void setStand(const RoundStand& stand);

    /// All of it in a line, for a window without room for the column.
    QString line() const;

    static int usualWidth(const QFont& font);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void sayWords();
    void updateLook();
    void fitHeight();

    RoundStand m_stand;
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
    RoundDiscs* m_discs;
    std::vector<std::pair<TextLabel*, TextLabel*>> m_keyLines;
};

} // namespace showdown::gui
