// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

class QAbstractButton;
class QButtonGroup;

namespace showdown::gui {

/// The exercises of a lesson as numbered discs: exercises that are done have a check mark, and a
/// click shows one. One tab stop, in which the arrows move.
class ExerciseDiscs : public QWidget
{
    Q_OBJECT

public:
    explicit ExerciseDiscs(QWidget* parent = nullptr);

    /// Whether each exercise is done; nothing if it was not answered.
    void setAnswers(const std::vector<std::optional<bool>>& answers);

    /// Marks the exercise that is shown, from 0.
    void setCurrent(int exercise);

    /// The discs in order.
    std::vector<QWidget*> tabStops() const;

signals:
    /// Emitted when the user chose an exercise.
    void chosen(int exercise);

private:
    void sayWords();

    std::vector<std::optional<bool>> m_answers;
    int m_current = -1;
    QButtonGroup* m_group;
};

} // namespace showdown::gui
