// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/answerfield.h"
#include "app/gui/exercises/askedstep.h"
#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"
#include "app/narration/exercisetext.h"
#include "core/questions/practicequestion.h"

#include <QFrame>
#include <QStringList>

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
class FlowLayout;
class OptionButton;
class ShownHands;
class TextLabel;

/// The texts of an exercise besides the question itself.
struct ExerciseTexts
{
    QString question; ///< in Markdown; cards are code spans
    QString hint;     ///< in Markdown too; may be empty
    int filled = 0;   ///< how many first steps of the solution are given

    /// The rules of the exercise with their name, shown if they are not the usual ones.
    std::optional<NamedRules> rules = std::nullopt;

    /// Hands that are right where hands are built, for those who ask for the answer; may be none.
    BuiltHands built = {};

    /// From which the hands were dealt.
    std::optional<std::uint32_t> seed = std::nullopt;

    /// The question that it is, if it is one of practice: it is answered once, and stays as it was
    /// answered, right or wrong.
    std::optional<PracticeQuestion> once = std::nullopt;
    int hints = 0; ///< that were taken of such a question before
};

/// An exercise: the question, the cards, the field for the answer, a hint, and the feedback. Any
/// number of tries. Enter checks where it has no other use, Ctrl+Enter wherever the focus is in it.
class ExercisePanel : public QFrame
{
    Q_OBJECT

public:
    /// The appearance must outlive the panel.
    explicit ExercisePanel(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows an exercise without a fault. The earlier answer to the exercise with this key is
    /// restored, even an unfinished one; without a key nothing is kept.
    void setExercise(const Exercise& exercise, const ExerciseTexts& texts, const QString& key = {});
    void setExercise(const lessons::LessonExercise& exercise, const QString& key = {});

    /// Forgets all answers.
    void forgetAnswers();

    /// Counts the next try at an exercise as the first. Only for one that is not shown. Unless it is
    /// done, an answer that was right, or that could be shown, is forgotten.
    void beginAgain(const QString& key, bool isDone);

    /// Forgets the answer to an exercise. Only for one that is not shown.
    void forgetAnswer(const QString& key);

    /// Whether the exercise with this key has an answer, complete or begun, that is not right.
    bool isBegun(const QString& key) const;

    /// Shows no exercise.
    void clear();

    /// The field for the answer; nullptr without an exercise.
    AnswerField* field() const { return m_field; }

    /// Its last row, with the buttons. An owner that scrolls the panel puts it below the scrolling
    /// part; keys pressed in it still reach the exercise.
    ExerciseFoot& foot() const { return *m_foot; }

    /// The feedback, into which an owner can put more.
    FeedbackBox& feedback() const { return *m_feedback; }

    /// Where the given and the right answer are marked.
    const QWidget& ownPart() const;
    const QWidget& rightPart() const;

    /// Where the cards of the question are.
    const QWidget& cardsPart() const;

    /// The judged answer that is shown, and how many hints were taken before it.
    const std::optional<ExerciseAnswer>& judged() const { return m_judged; }
    int hintsTaken() const { return m_hintsTaken; }

    /// Shows a question of practice, of which so many hints were taken; the key as in setExercise().
    void ask(const PracticeQuestion& question, int hints, const QString& key = {});

    /// For a class; see AnswerField::setPresenting().
    void setPresenting(bool presenting);

    /// Has the question read, with its cards.
    void tellQuestion() const;

    /// Puts the focus where the answer is entered.
    void focusAnswer();

    /// Takes a key pressed in it, or elsewhere without another use: Enter, or one of the field.
    bool takeKey(const QKeyEvent& event);

    /// Its tab stops, from top to bottom.
    std::vector<QWidget*> tabStops() const;

    /// Whether the answer is shown, or was given.
    bool isAnswerShown() const { return m_isAnswerShown || m_mark == AnswerMark::right; }

public slots:
    /// Shows the answer, which does not count as one.
    void showAnswer();

    /// Goes on if the answer is right and something follows, or else judges the answer.
    void proceed();

    /// Judges the answer, as the button does.
    void check();

    /// Shows the next hint of an exercise that is answered once.
    void takeHint();

signals:
    /// Emitted when an answer was judged, but not when it could not be judged. The first one is the
    /// first try since the exercise was begun.
    void answered(bool right, bool first);

    /// Emitted when a hint was taken.
    void hintTaken();

    /// Emitted when the answer is right and the user asked to go on.
    void onAsked();

    /// Emitted after a wrong answer when the user asked for the step that it contradicts.
    void stepAsked(const showdown::gui::AskedStep& step);

    /// Emitted when another field is shown, or none.
    void fieldChanged();

    /// Emitted when a part of the panel has appeared or changed and should be scrolled into view.
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
        int wrong = 0;
        int tries = 0;
        bool isShown = false; ///< the judged answer was not given
    };

    void arrange();
    void connectParts();
    void sayWords();
    void showField();
    void putFieldAway();
    void showSetting();
    void showFilled();
    void showHint(bool shown);
    void showHintsTaken();
    void say(Role role, IconId sign, const QString& title, const QString& text,
             const QString& read = {});
    void showAnswers(const ExerciseAnswer& answer, bool isRight);
    QString answersText(const ExerciseAnswer& answer, bool isRight) const;
    void showJudged(const ExerciseAnswer& answer, const Judgement& judgement);
    void forgetJudged();
    void tell(const QString& problem);
    void updateLook();

    const Appearance& m_appearance;
    QWidget* m_said;
    std::optional<Exercise> m_exercise;
    ExerciseTexts m_texts;
    std::optional<ExerciseAnswer> m_judged; ///< what the feedback is about
    std::optional<AskedStep> m_step;        ///< to which the feedback leads
    AnswerMark m_mark = AnswerMark::none;
    QString m_key;
    int m_wrong = 0;      ///< how many wrong answers were checked in this visit
    int m_tries = 0;      ///< how many answers were
    int m_hintsTaken = 0; ///< of an exercise that is answered once
    bool m_isAnswerShown = false;
    bool m_isPresenting = false;
    bool m_isTouched = false; ///< something was done in the field
    bool m_isLedOn = false;   ///< the next exercise comes by the button in the foot
    std::map<QString, KeptAnswer> m_kept;

    CardLabel* m_question;
    TextLabel* m_setting; ///< rules and lens
    FlowLayout* m_shown;  ///< the hands, and the listing that is asked about
    ShownHands* m_hands;
    QWidget* m_listing = nullptr;
    CardLabel* m_filled;
    AnswerField* m_field = nullptr;
    CardLabel* m_hint;
    OptionButton* m_own;   ///< the given answer, once it is judged, where nothing is chosen from
    OptionButton* m_right; ///< and the right one
    FeedbackBox* m_feedback;
    ExerciseFoot* m_foot;
};

} // namespace showdown::gui
