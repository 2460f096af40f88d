// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/questions/askedstep.h"
#include "app/lessons/lesson.h"

#include <QWidget>

#include <vector>

class QAction;
class QLabel;
class QToolButton;

namespace showdown::gui {

class Appearance;
class ExercisePanel;

/// The exercises of a lesson, one at a time: "Exercise", "2 of 4", and from one to the next.
class LessonExercises : public QWidget
{
    Q_OBJECT

public:
    /// The buttons have these actions. The appearance has to outlive it.
    LessonExercises(const Appearance& appearance, QAction& previous, QAction& next,
                    QWidget* parent = nullptr);

    /// Offers these exercises, which must stay as they are until others are set, and begins with one
    /// of them, from 0.
    void setExercises(const std::vector<lessons::LessonExercise>& exercises, int first);

    ExercisePanel& panel() const { return *m_panel; }

    /// Whether a widget is in it, or in the last row of an exercise, which may stand elsewhere.
    bool holds(const QWidget* widget) const;

    /// The one that is shown, from 0; -1 if there is none.
    int current() const { return m_current; }
    int count() const;

    /// Shows another one; nothing if there is none of this number.
    void showExercise(int exercise);

signals:
    /// Somebody went on, or back, to another exercise.
    void wentTo(int exercise);

    /// The exercise that is shown was answered.
    void answered(int exercise, bool isRight);

    /// Somebody wants to see the step that a wrong answer contradicts.
    void stepAsked(int exercise, const showdown::gui::AskedStep& step);

protected:
    void changeEvent(QEvent* event) override;

private:
    void goTo(int exercise);
    void arrange();
    void applyLengths();
    void showPlace();

    const std::vector<lessons::LessonExercise>* m_exercises = nullptr;
    int m_current = -1;
    QAction& m_previous;
    QAction& m_next;
    QLabel* m_title = nullptr;
    QLabel* m_place = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_on = nullptr;
    ExercisePanel* m_panel = nullptr;
};

} // namespace showdown::gui
