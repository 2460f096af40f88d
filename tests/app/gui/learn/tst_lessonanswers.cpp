// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/exercisepanel.h"
#include "app/gui/learn/lessonexercises.h"
#include "app/gui/learn/lessonstates.h"
#include "tests/app/gui/learn/learntest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

class KeptAnswersTest : public LearnTest
{
public:
    LessonExercises& exercises()
    {
        return *find<LessonExercises>(QStringLiteral("lessonExercises"));
    }

    QAbstractButton& disc(int number)
    {
        return *find<QAbstractButton>(QStringLiteral("exerciseDisc%1").arg(number));
    }

    void focusAnswer()
    {
        showExercises();
        exercises().panel().focusAnswer();
    }

    void answer(Qt::Key key)
    {
        focusAnswer();
        press(key);
        press(Qt::Key_Return, Qt::ControlModifier);
    }

    QString verdict()
    {
        auto* title = find<QLabel>(QStringLiteral("feedbackTitleLabel"));
        return title->isVisibleTo(&exercises()) ? title->text() : QString();
    }
};

} // namespace

/// Answers are kept, finished exercises are marked, and a right answer leads on.
class TestLessonAnswers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void whatIsUnfinishedStays();
    void whatWasBegunIsShownAgain();
    void aVerdictStays();
    void aNewVisitForgetsWhatCouldBeShown();
    void everythingIsForgottenTogether();
    void discsTellWhatIsDone();
    void theFirstTryIsThatOfTheVisit();
    void enterLeadsOn();
    void enterInANumberChecksBeforeItLeadsOn();
    void aWrongNumberIsTypedOver();
    void anotherLanguageStaysAtTheExercise();
    void whatIsOpenComesBeforeTheNextLesson();
    void aDoneLessonIsGoneThroughInOrder();
    void tabGoesFromTopToBottom();
};

void TestLessonAnswers::whatIsUnfinishedStays()
{
    KeptAnswersTest test;
    QVERIFY(test.isReady());
    test.view().open(2);
    test.focusAnswer();
    test.press(Qt::Key_1);
    test.press(Qt::Key_2);
    test.view().open(1);
    test.view().open(2);
    test.showExercises();
    QCOMPARE(test.find<QLineEdit>(QStringLiteral("numberEdit"))->text(), QStringLiteral("12"));
    QVERIFY(test.find<QLineEdit>(QStringLiteral("numberEdit"))->isVisible());
    QCOMPARE(test.verdict(), QString()); // it was not checked
}

/// Not the first open one, but the one with a begun answer.
void TestLessonAnswers::whatWasBegunIsShownAgain()
{
    KeptAnswersTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    test.action("nextExerciseAction").trigger(); // shows the first one
    test.action("nextExerciseAction").trigger();
    test.focusAnswer();
    test.press(Qt::Key_1);
    test.view().open(0);
    test.view().open(1);
    QCOMPARE(test.exercises().current(), 1);
    QVERIFY(test.exercises().panel().field()->answer());
}

void TestLessonAnswers::aVerdictStays()
{
    KeptAnswersTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    test.answer(Qt::Key_1);
    QCOMPARE(test.verdict(), QStringLiteral("Not quite."));
    test.action("nextExerciseAction").trigger();
    QCOMPARE(test.verdict(), QString());
    test.action("previousExerciseAction").trigger();
    QCOMPARE(test.verdict(), QStringLiteral("Not quite."));
    test.view().open(0);
    QCOMPARE(test.verdict(), QString());
    test.view().open(1);
    QCOMPARE(test.verdict(), QStringLiteral("Not quite."));
}

/// Corrected then, it would count as right at the first try.
void TestLessonAnswers::aNewVisitForgetsWhatCouldBeShown()
{
    KeptAnswersTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    test.answer(Qt::Key_1);
    test.answer(Qt::Key_1);
    QVERIFY(test.find<QWidget>(QStringLiteral("showAnswerButton"))->isVisible());
    test.view().open(0);
    test.view().open(1);
    QCOMPARE(test.verdict(), QString());
    QVERIFY(!test.exercises().panel().field()->answer());
}

void TestLessonAnswers::everythingIsForgottenTogether()
{
    KeptAnswersTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    for (int exercise = 0; exercise < 2; ++exercise) {
        test.disc(exercise + 1).click();
        test.answer(Qt::Key_1);
    }
    emit test.view().states().cleared();
    for (int exercise = 0; exercise < 2; ++exercise) {
        test.disc(exercise + 1).click();
        QCOMPARE(test.exercises().current(), exercise);
        QCOMPARE(test.verdict(), QString());
        QVERIFY(!test.exercises().panel().field()->answer());
    }
}

void TestLessonAnswers::discsTellWhatIsDone()
{
    KeptAnswersTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    test.showExercises();
    QTRY_VERIFY(test.disc(2).isVisible());
    QCOMPARE(test.disc(1).accessibleName(), QStringLiteral("Exercise 1 of 2"));
    QCOMPARE(test.disc(1).accessibleDescription(), QStringLiteral("Not answered yet"));
    const QImage before = test.disc(1).grab().toImage();
    test.answer(Qt::Key_1);
    QCOMPARE(test.disc(1).accessibleDescription(),
             QStringLiteral("Not right at the first try yet"));
    QCOMPARE(test.disc(1).grab().toImage(), before);
    test.answer(Qt::Key_2); // at the second try, which does not count
    QCOMPARE(test.verdict(), QStringLiteral("Right."));
    QCOMPARE(test.disc(1).accessibleDescription(),
             QStringLiteral("Not right at the first try yet"));
    test.view().open(0);
    test.view().open(1);
    QCOMPARE(test.verdict(), QString()); // it is to be answered anew
    test.answer(Qt::Key_2);
    QCOMPARE(test.disc(1).accessibleDescription(), QStringLiteral("Done"));
    QVERIFY(test.disc(1).grab().toImage() != before); // by a sign
    QVERIFY(test.disc(1).isChecked());
    test.disc(2).click();
    QCOMPARE(test.exercises().current(), 1);
    QVERIFY(test.disc(2).isChecked());
    test.view().open(0);
    QVERIFY(!test.window().findChild<QAbstractButton*>(QStringLiteral("exerciseDisc2")));
}

/// Also at an exercise that is done.
void TestLessonAnswers::theFirstTryIsThatOfTheVisit()
{
    KeptAnswersTest test;
    QVERIFY(test.isReady());
    const QSignalSpy answered(&test.exercises(), &LessonExercises::answered);
    const auto visit = [&test] {
        test.view().open(0);
        test.view().open(1);
        test.showExercises();
        test.disc(1).click();
    };
    visit();
    test.answer(Qt::Key_2);
    visit();
    test.answer(Qt::Key_1);
    visit();
    test.answer(Qt::Key_2);
    QStringList all;
    for (const QList<QVariant>& each : answered)
        all << QString::number(each[1].toInt()) + QString::number(each[2].toInt());
    QCOMPARE(all.join(u' '), QStringLiteral("11 01 11"));
}

void TestLessonAnswers::enterLeadsOn()
{
    KeptAnswersTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    auto* check = test.find<QAbstractButton>(QStringLiteral("checkButton"));
    auto* on = test.find<QAbstractButton>(QStringLiteral("goOnButton"));
    test.answer(Qt::Key_1);
    QVERIFY(check->isVisible() && !on->isVisible());
    test.answer(Qt::Key_2);
    QVERIFY(!check->isVisible() && on->isVisible());
    QCOMPARE(on->accessibleName(), QStringLiteral("Next exercise"));
    test.press(Qt::Key_Return);
    QCOMPARE(test.exercises().current(), 1);
    QVERIFY(check->isVisible() && !on->isVisible());
    QVERIFY(test.exercises().panel().isAncestorOf(QApplication::focusWidget()));
    test.answer(Qt::Key_T);
    QCOMPARE(on->accessibleName(), QStringLiteral("Next lesson"));
    test.press(Qt::Key_Return);
    QCOMPARE(test.view().lesson(), 2);
}

void TestLessonAnswers::enterInANumberChecksBeforeItLeadsOn()
{
    KeptAnswersTest test;
    QVERIFY(test.isReady());
    test.view().readFrom(lessons::Shelf::programRoot());
    const lessons::Lesson* asking = nullptr; // for a number, and then for something else
    for (const lessons::Lesson& lesson : test.view().shelf().lessons()) {
        if (!asking && lesson.exercises.size() > 1
            && std::holds_alternative<GiveNumber>(lesson.exercises.front().exercise.kind))
            asking = &lesson;
    }
    QVERIFY(asking);
    const int number = static_cast<int>(asking - test.view().shelf().lessons().data());
    test.view().open(number);
    test.focusAnswer();
    test.find<QLineEdit>(QStringLiteral("numberEdit"))
        ->setText(QString::number(std::get<double>(asking->exercises.front().right)));
    test.press(Qt::Key_Return);
    QCOMPARE(test.view().lesson(), number);
    QCOMPARE(test.exercises().current(), 0);
    QCOMPARE(test.verdict(), QStringLiteral("Right."));
    test.press(Qt::Key_Return); // and then it leads on
    QCOMPARE(test.exercises().current(), 1);
}

void TestLessonAnswers::aWrongNumberIsTypedOver()
{
    KeptAnswersTest test;
    QVERIFY(test.isReady());
    test.view().open(2);
    test.focusAnswer();
    for (const auto key : {Qt::Key_1, Qt::Key_2, Qt::Key_Return})
        test.press(key);
    QCOMPARE(test.verdict(), QStringLiteral("Not quite."));
    for (const auto key : {Qt::Key_4, Qt::Key_4, Qt::Key_Return})
        test.press(key);
    QCOMPARE(test.verdict(), QStringLiteral("Right."));
}

/// Changing the language reads the lessons again.
void TestLessonAnswers::anotherLanguageStaysAtTheExercise()
{
    KeptAnswersTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    test.action("nextExerciseAction").trigger(); // shows the first one
    test.action("nextExerciseAction").trigger();
    QVERIFY(speak("de"));
    QCOMPARE(test.exercises().current(), 1);
    QVERIFY(speak("en"));
    test.action("previousExerciseAction").trigger();
    test.answer(Qt::Key_2);
    QCOMPARE(test.verdict(), QStringLiteral("Right."));
    test.view().setOwnFolders({});
    QCOMPARE(test.exercises().current(), 0);
    QCOMPARE(test.verdict(), QStringLiteral("Right."));
}

void TestLessonAnswers::whatIsOpenComesBeforeTheNextLesson()
{
    KeptAnswersTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    auto* on = test.find<QAbstractButton>(QStringLiteral("goOnButton"));
    test.disc(2).click();
    test.answer(Qt::Key_T);
    QCOMPARE(on->accessibleName(), QStringLiteral("Open exercise"));
    test.press(Qt::Key_Return);
    QCOMPARE(test.exercises().current(), 0);
    test.answer(Qt::Key_2);
    QCOMPARE(on->accessibleName(), QStringLiteral("Next lesson")); // the second is done
    test.press(Qt::Key_Return);
    QCOMPARE(test.view().lesson(), 2);
}

void TestLessonAnswers::aDoneLessonIsGoneThroughInOrder()
{
    KeptAnswersTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    test.answer(Qt::Key_2);
    test.press(Qt::Key_Return);
    test.answer(Qt::Key_T);
    test.view().open(0);
    test.view().open(1);
    QCOMPARE(test.exercises().current(), 0);
    auto* on = test.find<QAbstractButton>(QStringLiteral("goOnButton"));
    QCOMPARE(on->accessibleName(), QStringLiteral("Next exercise"));
    test.focusAnswer();
    test.press(Qt::Key_Return);
    QCOMPARE(test.exercises().current(), 1);
    QCOMPARE(on->accessibleName(), QStringLiteral("Next lesson"));
}

void TestLessonAnswers::tabGoesFromTopToBottom()
{
    KeptAnswersTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    test.answer(Qt::Key_1); // there is a step to be shown
    QTRY_VERIFY(test.disc(1).isVisible());
    test.find<QWidget>(QStringLiteral("nextExerciseButton"))->setFocus();
    QStringList names;
    for (int i = 0; i < 5; ++i) {
        test.press(Qt::Key_Tab);
        names << test.focusName();
    }
    const QStringList wanted{QStringLiteral("exerciseDisc1"), QStringLiteral("winnerChoice1"),
                             QStringLiteral("showStepButton"), QStringLiteral("hintButton"),
                             QStringLiteral("checkButton")};
    QCOMPARE(names, wanted);
}

SHOWDOWN_TEST(TestLessonAnswers)
#include "tst_lessonanswers.moc"
