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

#include <map>
#include <optional>
#include <vector>

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

    /// The rules of the exercise by their name, told where it is not the usual
    /// one.
    std::optional<NamedRules> rules = std::nullopt;
};

/// An exercise: what is asked, the cards, where one answers, a hint, and what
/// is said to the answer. Any number of tries. Ctrl+Enter checks while the
/// focus is in it.
class ExercisePanel : public QFrame
{
    Q_OBJECT

public:
    /// The appearance has to outlive the panel.
    explicit ExercisePanel(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows an exercise without a fault.
    /// What was answered to one with this key before is there again, also what is
    /// unfinished; of one without a key nothing is kept.
    void setExercise(const Exercise& exercise, const ExerciseTexts& texts, const QString& key = {});
    void setExercise(const lessons::LessonExercise& exercise, const QString& key = {});

    /// Nothing was ever answered.
    void forgetAnswers();

    /// Whether something is answered, or begun, to the exercise with this key
    /// that is not right.
    bool isBegun(const QString& key) const;

    /// Shows none.
    void clear();

    /// Where the exercise shown is answered; nullptr if none is.
    AnswerField* field() const { return m_field; }

    /// Its last row, with the buttons. Whoever scrolls the panel puts it below
    /// the part that is scrolled; keys that are pressed in it reach the exercise
    /// all the same.
    ExerciseFoot& foot() const { return *m_foot; }

    /// Puts the focus where one answers.
    void focusAnswer();

    /// What Tab goes through, from the top to the bottom.
    std::vector<QWidget*> tabStops() const;

public slots:
    /// Goes on if the answer is right and something comes after it, or else
    /// judges the answer.
    void proceed();

    /// Judges the answer; as the button does.
    void check();

signals:
    /// An answer was judged; one that cannot be judged is not told of.
    void answered(bool right);

    /// The answer is right, and what comes after the exercise is wanted.
    void onAsked();

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
    /// An exercise whose answer is kept while another one is shown.
    struct KeptAnswer
    {
        Exercise exercise;
        AnswerField* field = nullptr;
        std::optional<ExerciseAnswer> judged;
    };

    void arrange();
    void connectParts();
    void sayWords();
    void showField();
    void putFieldAway();
    bool goesOnBy(const QKeyEvent& event);
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
    QString m_key;
    bool m_isTouched = false; ///< something was done in the field
    std::map<QString, KeptAnswer> m_kept;

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
