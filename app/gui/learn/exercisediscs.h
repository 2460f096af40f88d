// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

class QAbstractButton;
class QButtonGroup;

namespace showdown::gui {

/// The exercises of a lesson as numbered discs: those that are done have a check mark, and a click
/// shows one. One tab stop, in which the arrows move.
class ExerciseDiscs : public QWidget
{
    Q_OBJECT

public:
    explicit ExerciseDiscs(QWidget* parent = nullptr);

    /// For each exercise whether it was ever answered rightly; nothing if it was
    /// not answered.
    void setAnswers(const std::vector<std::optional<bool>>& answers);

    /// The exercise that is shown, from 0.
    void setCurrent(int exercise);

    /// The discs in their order.
    std::vector<QWidget*> tabStops() const;

signals:
    /// Somebody wants to see an exercise.
    void chosen(int exercise);

private:
    void sayWords();

    std::vector<std::optional<bool>> m_answers;
    int m_current = -1;
    QButtonGroup* m_group;
};

} // namespace showdown::gui
