// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <cstdint>

class QPushButton;

namespace showdown::gui {

class PrimaryButton;

/// What follows an exercise: the next one, another open one, the next lesson, the next question of
/// a round, or its result.
enum class AfterExercise : std::uint8_t {
    nothing,
    exercise,
    openExercise,
    lesson,
    question,
    result,
};

/// The last row of an exercise: [Hint] and [Check], or the way on once it is done. It may be placed
/// apart from the exercise, below a part that scrolls.
class ExerciseFoot : public QWidget
{
    Q_OBJECT

public:
    explicit ExerciseFoot(QWidget* parent = nullptr);

    /// Whether there is a hint to show.
    void setHintOffered(bool offered);

    /// Whether the hint is shown.
    void setHintShown(bool shown);

    /// For hints that are taken one after the other and stay: how many were, of how many.
    void setHints(int taken, int all);

    /// Sets what follows the exercise.
    void setAfter(AfterExercise after);

    /// Once it is done the button leads on, if anything follows.
    void setDone(bool done);

    /// Whether the button leads on.
    bool leadsOn() const { return m_isDone && m_after != AfterExercise::nothing; }

    /// Placed apart from the exercise it has a line above it, and room at its sides.
    void setApart(bool apart);

    QPushButton& hintButton() const { return *m_hint; }
    PrimaryButton& checkButton() const { return *m_check; }
    PrimaryButton& onButton() const { return *m_on; }

signals:
    void hintToggled(bool shown);

    /// Emitted when the next of several hints is to be shown.
    void hintAsked();
    void checkAsked();
    void onAsked();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void sayWords();
    void sayWhatComes();
    void showButtons();
    void updateLook();

    QPushButton* m_hint;
    PrimaryButton* m_check;
    PrimaryButton* m_on; ///< shown instead of [Check]
    AfterExercise m_after = AfterExercise::nothing;
    int m_hints = 0; ///< how many were taken
    bool m_isDone = false;
    bool m_isApart = false;
};

} // namespace showdown::gui
