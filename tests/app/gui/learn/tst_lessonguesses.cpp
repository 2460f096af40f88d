// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/shelf.h"
#include "tests/app/gui/learn/learntest.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QAccessible>
#include <QStatusBar>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// The questions of a lesson before it tells who wins.
class TestLessonGuesses : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aGuessIsAnsweredByMouse();
    void aGuessIsAnsweredByKeys();
    void aGuessIsAnsweredByAScreenReader();
    void aRightGuess();
    void aGuessStaysWhenLessonsAreReadAgain();
    void examplesWithTheHandsOfAGuessWait();
    void anExampleThatWaitsIsNotLoaded();
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

void TestLessonGuesses::aGuessIsAnsweredByAScreenReader()
{
    LearnTest test;
    QVERIFY(test.isReady());
    QAccessibleInterface* document = QAccessible::queryAccessibleInterface(&test.pane());
    QCOMPARE(document->child(0)->role(), QAccessible::Heading);
    QCOMPARE(document->child(0)->text(QAccessible::Name), document->text(QAccessible::Name));
    QAccessibleInterface* link = nullptr;
    QStringList links;
    for (int index = 0; index < document->childCount(); ++index) {
        QAccessibleInterface* child = document->child(index);
        QCOMPARE(document->indexOfChild(child), index);
        if (child->role() != QAccessible::Link)
            continue;
        links << child->text(QAccessible::Name);
        if (links.last() == qt("Player 2"))
            link = child;
    }
    QVERIFY2(link, qPrintable(links.join(u'|')));
    link->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QVERIFY(link->state().focused);
    QCOMPARE(document->focusChild(), link);
    link->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(test.lessonText().contains(QStringLiteral("“Player 2” is not right.")));
    QVERIFY(!link->isValid());
    QTRY_VERIFY(!document->focusChild());
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

/// In every lesson of the program: nothing beside the question tells who wins until it is answered.
void TestLessonGuesses::examplesWithTheHandsOfAGuessWait()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().readFrom(lessons::Shelf::programRoot());
    const auto outcomes = [&test] {
        QStringList texts;
        for (int number = 1;; ++number) {
            const auto* verdict =
                test.find<QLabel>(QStringLiteral("example%1VerdictLabel").arg(number));
            if (!verdict || verdict->parentWidget()->isHidden())
                return texts;
            texts << shownText(*verdict) + u'|' + verdict->parentWidget()->accessibleDescription();
        }
    };
    const QString waits = QStringLiteral("Guess first: the question is in the text.");
    int waiting = 0;
    const auto& shelf = test.view().shelf().lessons();
    for (std::size_t lesson = 0; lesson < shelf.size(); ++lesson) {
        test.view().open(static_cast<int>(lesson));
        const QStringList before = outcomes();
        const auto& blocks = shelf[lesson].blocks;
        for (std::size_t block = 0; block < blocks.size(); ++block) {
            const auto* cards = std::get_if<lessons::CardsBlock>(&blocks[block].content);
            if (cards && !cards->question.isEmpty())
                emit test.pane().anchorClicked(QUrl(QStringLiteral("guess:%1/1").arg(block)));
        }
        const QStringList after = outcomes();
        QCOMPARE(after.size(), before.size());
        for (qsizetype example = 0; example < before.size(); ++example) {
            QVERIFY(!after[example].contains(waits));
            if (before[example].contains(waits))
                ++waiting;
            else
                QCOMPARE(before[example], after[example]);
        }
    }
    QVERIFY(waiting > 0);
}

/// By no way: the table would tell who wins. Afterwards it is.
void TestLessonGuesses::anExampleThatWaitsIsNotLoaded()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().readFrom(lessons::Shelf::programRoot());
    const QString waits = QStringLiteral("Guess first: the question is in the text.");
    const auto verdict = [&test](int number) {
        const auto* label = test.find<QLabel>(QStringLiteral("example%1VerdictLabel").arg(number));
        return label && label->isVisible() ? shownText(*label) : QString();
    };
    int lesson = 0;
    int example = 0;
    for (; example == 0 && lesson < 25; ++lesson) {
        test.view().open(lesson);
        for (int number = 1; number < 8; ++number)
            example = verdict(number) == waits ? number : example;
    }
    QVERIFY2(example > 0, "no example waits for a guess");
    auto* load = test.find<QToolButton>(QStringLiteral("example%1LoadButton").arg(example));
    auto* card = test.find<QWidget>(QStringLiteral("example%1Card").arg(example));
    const QString table = test.table();
    test.click(load);
    card->setFocus();
    test.press(Qt::Key_Return);
    QCOMPARE(test.window().statusBar()->currentMessage(), waits);
    test.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(test.viewName(), QStringLiteral("learn"));
    QCOMPARE(test.table(), table);
    const auto& blocks = test.view().shelf().lessons()[static_cast<std::size_t>(lesson) - 1].blocks;
    for (std::size_t block = 0; block < blocks.size(); ++block)
        emit test.pane().anchorClicked(QUrl(QStringLiteral("guess:%1/1").arg(block)));
    QVERIFY(verdict(example) != waits);
    test.click(load);
    QCOMPARE(test.viewName(), QStringLiteral("compare"));
    QVERIFY(test.table() != table);
}

SHOWDOWN_TEST(TestLessonGuesses)
#include "tst_lessonguesses.moc"
