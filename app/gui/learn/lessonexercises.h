// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/questions/askedstep.h"
#include "app/lessons/lesson.h"

#include <QWidget>

#include <map>
#include <vector>

class QAction;
class QLabel;
class QToolButton;

namespace showdown::gui {

class Appearance;
class ExerciseDiscs;
class ExercisePanel;
class LessonStates;

/// The exercises of a lesson, one at a time: "Exercise", "2 of 4", and from one to the next.
class LessonExercises : public QWidget
{
    Q_OBJECT

public:
    /// The buttons have these actions. The states and the appearance have to outlive it.
    LessonExercises(LessonStates& states, const Appearance& appearance, QAction& previous,
                    QAction& next, QWidget* parent = nullptr);

    /// Offers the exercises of a lesson, which must stay as it is until another is set, or none. It
    /// begins with the one that was left unfinished, or the first that was not answered rightly.
    /// What was answered is there again when a lesson comes back. A right answer leads to the next
    /// open one, also to one before it; in a lesson that is done from each to the next.
    ///
    /// @param hasNext whether a lesson comes after the last exercise
    void setLesson(const lessons::Lesson* lesson, bool hasNext);

    /// What Tab goes through, from the top to the bottom.
    std::vector<QWidget*> tabStops() const;

    ExercisePanel& panel() const { return *m_panel; }

    /// Whether a widget is in it, or in the last row of an exercise, which may stand elsewhere.
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
    void begin(bool isReadAgain);
    void showAnswers();
    void forgetAnswers();
    void goTo(int exercise);
    void arrange();
    void applyLengths();
    void showPlace();
    std::optional<int> firstOpen(int from) const;
    std::optional<int> nextExercise() const;
    void showWhatComes();
    void goOn();
    QString keyOf(int exercise) const;
    QString idOf(int exercise) const;

    LessonStates& m_states;
    const lessons::Lesson* m_lesson = nullptr;
    QString m_key;                 ///< of the lesson
    std::map<QString, int> m_left; ///< where each lesson was left, by its key
    bool m_hasNextLesson = false;
    bool m_wasDone = false; ///< when it was begun there was no open exercise
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
