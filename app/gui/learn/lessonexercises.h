// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/askedstep.h"
#include "app/lessons/lesson.h"

#include <QWidget>

#include <map>
#include <optional>
#include <vector>

class QAction;
class QLabel;
class QPushButton;
class QToolButton;

namespace showdown::gui {

class Appearance;
class ExerciseDiscs;
class ExercisePanel;
class LessonStates;
class TextLabel;

/// The exercises of a lesson, one at a time: "Exercise", "2 of 4", and buttons to go from one to
/// the next.
class LessonExercises : public QWidget
{
    Q_OBJECT

public:
    /// The buttons have these actions. States and appearance must outlive it.
    LessonExercises(LessonStates& states, const Appearance& appearance, QAction& previous,
                    QAction& next, QWidget* parent = nullptr);

    /// Offers the exercises of a lesson, which must not change until another lesson, or none, is
    /// set. It begins with the exercise that was left unfinished, or the first that is not done.
    /// When a lesson comes back, so do the answers, but for right ones that did not count. A right
    /// answer leads to the next open exercise, even an earlier one; in a lesson that is done, from
    /// each exercise to the next. Those that are dealt are a round, which begins with each visit.
    ///
    /// @param hasNext whether a lesson comes after the last exercise
    void setLesson(const lessons::Lesson* lesson, bool hasNext);

    /// Begins another round, whose tables were dealt in the lesson that is set.
    void beginRound();

    /// Its tab stops, from top to bottom.
    std::vector<QWidget*> tabStops() const;

    ExercisePanel& panel() const { return *m_panel; }

    /// Whether a widget is in it, or in the last row of an exercise, which may be elsewhere.
    bool holds(const QWidget* widget) const;

    /// The current exercise, from 0; -1 if there is none.
    int current() const { return m_current; }
    int count() const;

    /// Shows another exercise; does nothing if there is none with this number.
    void showExercise(int exercise);

    /// Shows the first exercise that is not done, or else the current one, with the focus in it.
    void goToFirstOpen();

signals:
    /// Emitted when the last exercise is done and the user asked for the next lesson.
    void nextLessonAsked();

    /// Emitted when the user went forward or back to another exercise.
    void wentTo(int exercise);

    /// Emitted then, once the answer of that exercise has the focus.
    void answerFocused();

    /// Emitted when the user asked for other tables.
    void newRoundAsked();

    /// Emitted when the current exercise was answered, before that is recorded.
    void answered(int exercise, bool isRight, bool isFirst);

    /// Emitted when the user asked for the step that a wrong answer contradicts.
    void stepAsked(int exercise, const showdown::gui::AskedStep& step);

    /// Emitted when a part has appeared or changed and should be scrolled into view.
    void spoke(QWidget* part);

protected:
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// The round of an exercise that is dealt.
    struct Round
    {
        int questions = 0;
        int answered = 0;
        int wrong = 0; ///< at the first try
    };

    void beginVisit();
    void forgetRounds();
    void record(bool isRight, bool isFirst);
    Round roundOf(int exercise) const;
    void showRound();
    std::optional<bool> answerTo(int exercise) const;
    bool isDone(int exercise) const;
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
    const lessons::LessonExercise& at(int exercise) const;
    QString keyOf(int exercise) const;
    QString idOf(int exercise) const;

    LessonStates& m_states;
    const lessons::Lesson* m_lesson = nullptr;
    QString m_key;                        ///< of the lesson
    std::map<QString, int> m_left;        ///< where each lesson was left, by its key
    QStringList m_solved;                 ///< exercises solved in this visit, at whatever try
    std::map<QString, bool> m_firstTries; ///< in rounds of this visit, whether they were right
    bool m_hasNextLesson = false;
    bool m_wasDone = false; ///< there was no open exercise when it was begun
    int m_current = -1;
    QAction& m_previous;
    QAction& m_next;
    QLabel* m_right = nullptr; ///< how many are right
    QLabel* m_place = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_on = nullptr;
    ExerciseDiscs* m_discs = nullptr;
    ExercisePanel* m_panel = nullptr;
    TextLabel* m_roundWords = nullptr; ///< how a round ended
    QPushButton* m_newRound = nullptr;
};

} // namespace showdown::gui
