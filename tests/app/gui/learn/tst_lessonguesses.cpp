// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/learn/learntest.h"
#include "tests/support/testprogram.h"

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// What a lesson asks before it tells who wins.
class TestLessonGuesses : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aGuessIsAnsweredByMouse();
    void aGuessIsAnsweredByKeys();
    void aRightGuess();
    void aGuessStaysWhenLessonsAreReadAgain();
};

void TestLessonGuesses::aGuessIsAnsweredByMouse()
{
    LearnTest test;
    QVERIFY(test.isReady());
    QVERIFY(!test.lessonText().contains(QStringLiteral("It is a tie. ")));
    QVERIFY(!test.lessonText().contains(QStringLiteral("High card"))); // gives nothing away
    test.clickWords(QStringLiteral("Player 2"));
    QVERIFY2(test.lessonText().contains(QStringLiteral("“Player 2” is not right.")),
             qPrintable(test.lessonText()));
    QVERIFY(test.lessonText().contains(QStringLiteral("It is a tie. Both have ace high")));
    QVERIFY(test.pane().document()->find(QStringLiteral("Player 1")).isNull());
}

void TestLessonGuesses::aGuessIsAnsweredByKeys()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.pane().setFocus();
    test.press(Qt::Key_Tab);
    test.press(Qt::Key_Return);
    QVERIFY2(test.lessonText().contains(QStringLiteral("“Player 1” is not right.")),
             qPrintable(test.lessonText()));
}

void TestLessonGuesses::aRightGuess()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.clickWords(QStringLiteral("It is a tie"));
    QVERIFY(test.lessonText().contains(QStringLiteral("“It is a tie” is right.")));
}

void TestLessonGuesses::aGuessStaysWhenLessonsAreReadAgain()
{
    LearnTest test;
    QVERIFY(test.isReady());
    emit test.pane().anchorClicked(QUrl(QStringLiteral("guess:0/1")));
    QCOMPARE(test.pane().guesses().size(), std::size_t(1));
    test.view().setOwnFolders({});
    QCOMPARE(test.pane().guesses().size(), std::size_t(1));
    QVERIFY(!test.pane().document()->find(QStringLiteral("“Player 1” is")).isNull());
}

SHOWDOWN_TEST(TestLessonGuesses)
#include "tst_lessonguesses.moc"
