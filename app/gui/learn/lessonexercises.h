// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/questions/askedstep.h"
#include "app/lessons/lesson.h"

#include <QWidget>

#include <map>
#include <optional>
#include <vector>

class QAction;
class QLabel;
class QToolButton;

namespace showdown::gui {

class Appearance;
class ExerciseDiscs;
class ExercisePanel;

/// The exercises of a lesson, one at a time: "Exercise", "2 of 4", and from one
/// to the next.
class LessonExercises : public QWidget
{
    Q_OBJECT

public:
    /// The buttons have these actions. The appearance has to outlive it.
    LessonExercises(const Appearance& appearance, QAction& previous, QAction& next,
                    QWidget* parent = nullptr);

    /// Offers these exercises, which must stay as they are until others are set,
    /// and begins with one of them, from 0, or with the one that was left
    /// unfinished. The key tells the lesson from others: what was answered is
    /// there again when it comes back.
    void setExercises(const std::vector<lessons::LessonExercise>& exercises, int first,
                      const QString& key);

    /// For each exercise whether it was ever answered rightly; nothing if it was
    /// not answered.
    void setAnswers(const std::vector<std::optional<bool>>& answers);

    /// Whether a lesson comes after the last exercise.
    void setNextLesson(bool comes);

    /// What Tab goes through, from the top to the bottom.
    std::vector<QWidget*> tabStops() const;

    /// Forgets what was answered in this and all other lessons.
    void forgetAnswers();

    ExercisePanel& panel() const { return *m_panel; }

    /// Whether a widget is in it, or in the last row of an exercise, which may
    /// stand elsewhere.
    bool holds(const QWidget* widget) const;

    /// The one that is shown, from 0; -1 if there is none.
    int current() const { return m_current; }
    int count() const;

    /// Shows another one; nothing if there is none of this number.
    void showExercise(int exercise);

signals:
    /// The last exercise is done, and the next lesson is wanted.
    void nextLessonAsked();

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
    void goOn();
    QString keyOf(int exercise) const;

    const std::vector<lessons::LessonExercise>* m_exercises = nullptr;
    QString m_key;
    std::map<QString, int> m_left; ///< where each lesson was left, by its key
    bool m_hasNextLesson = false;
    int m_current = -1;
    QAction& m_previous;
    QAction& m_next;
    QLabel* m_title = nullptr;
    QLabel* m_place = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_on = nullptr;
    ExerciseDiscs* m_discs = nullptr;
    ExercisePanel* m_panel = nullptr;
};

} // namespace showdown::gui
