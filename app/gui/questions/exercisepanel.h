// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/questions/answerfield.h"
#include "app/gui/questions/askedstep.h"
#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"
#include "core/questions/exercise.h"
#include "core/rules/presets.h"

#include <QFrame>

#include <optional>

namespace showdown::lessons {
struct LessonExercise;
}

namespace showdown::gui {

class CardLabel;
class ExerciseFoot;
class FeedbackBox;
class ShownHands;
class TextLabel;

/// What an exercise says besides what is asked.
struct ExerciseTexts
{
    QString question; ///< in Markdown; cards stand in code spans
    QString hint;     ///< the same; may be empty
    int filled = 0;   ///< how many first steps of the solution are told

    /// The rules of the exercise by their name, told where it is not the usual one.
    std::optional<NamedRules> rules = std::nullopt;
};

/// An exercise: what is asked, the cards, where one answers, a hint, and what is said to the answer.
/// Any number of tries. Ctrl+Enter checks while the focus is in it.
class ExercisePanel : public QFrame
{
    Q_OBJECT

public:
    /// The appearance has to outlive the panel.
    explicit ExercisePanel(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows an exercise without a fault, unanswered.
    void setExercise(const Exercise& exercise, const ExerciseTexts& texts);
    void setExercise(const lessons::LessonExercise& exercise);

    /// Shows none.
    void clear();

    /// Where the exercise shown is answered; nullptr if none is.
    AnswerField* field() const { return m_field; }

    /// Its last row, with the buttons. Whoever scrolls the panel puts it below the part that is
    /// scrolled; keys that are pressed in it reach the exercise all the same.
    ExerciseFoot& foot() const { return *m_foot; }

    /// Puts the focus where one answers.
    void focusAnswer();

public slots:
    /// Judges the answer; as the button does.
    void check();

signals:
    /// An answer was judged; one that cannot be judged is not told of.
    void answered(bool right);

    /// After a wrong answer: the step that it contradicts is wanted.
    void stepAsked(const showdown::gui::AskedStep& step);

    /// A part of the panel has come or has other words, and is to be in sight.
    void spoke(QWidget* part);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void arrange();
    void connectParts();
    void sayWords();
    void showField();
    void showSetting();
    void showFilled();
    void showHint(bool shown);
    void say(Role role, IconId sign, const QString& title, const QString& text);
    void showJudged(const ExerciseAnswer& answer, const Judgement& judgement);
    void forgetJudged();
    void tell(const QString& problem);
    void updateLook();

    const Appearance& m_appearance;
    std::optional<Exercise> m_exercise;
    ExerciseTexts m_texts;
    std::optional<ExerciseAnswer> m_judged; ///< what the feedback is about
    std::optional<AskedStep> m_step;        ///< that the feedback leads to
    AnswerMark m_mark = AnswerMark::none;

    CardLabel* m_question;
    TextLabel* m_setting; ///< rules and lens
    ShownHands* m_hands;
    CardLabel* m_filled;
    AnswerField* m_field = nullptr;
    CardLabel* m_hint;
    FeedbackBox* m_feedback;
    ExerciseFoot* m_foot;
};

} // namespace showdown::gui
