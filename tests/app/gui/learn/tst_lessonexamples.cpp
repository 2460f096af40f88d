// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/learn/exampleslist.h"
#include "app/gui/widgets/noticebar.h"
#include "tests/app/gui/learn/learntest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QToolButton>
#include <QUndoStack>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

struct ExamplesTest : LearnTest
{
    ExampleCard& card(int number)
    {
        return *find<ExampleCard>(QStringLiteral("example%1Card").arg(number));
    }

    QToolButton& loadButton(int number)
    {
        return *find<QToolButton>(QStringLiteral("example%1LoadButton").arg(number));
    }

    NoticeBar* bar(const char* name) { return window().findChild<NoticeBar*>(qt(name)); }

    /// The text of the bar that leads back, in the current view.
    QString back()
    {
        return text(viewName() == QLatin1String("odds") ? QStringLiteral("oddsGuestBarLabel")
                                                        : QStringLiteral("guestBarLabel"));
    }
};

} // namespace

/// The worked examples of a lesson, and loading them onto a table.
class TestLessonExamples : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup() { QVERIFY(speak("en")); }
    void theyAreShown();
    void oneIsLoadedByMouse();
    void oneIsLoadedByKeys();
    void arrowKeysGoToAnotherOne();
    void theSelectedOneIsLoaded();
    void itsRulesAndLensComeWithIt();
    void aSituationGoesToOdds();
    void loadingIsNoStep();
    void theResultIsSeenAfterSteps();
    void theBarLeadsBack();
    void theColumnComesBackFromTheStepsAsItWas();
    void aLoadedOneIsShownOnTheWayBack();
    void theBarGoesWithTheCards();
    void theBarCanBeClosed();
    void theBarSpeaksOtherLanguages();
};

void TestLessonExamples::theyAreShown()
{
    ExamplesTest test;
    QVERIFY(test.isReady());
    QCOMPARE(test.text(QStringLiteral("example1TitleLabel")),
             QStringLiteral("1  King against queen"));
    QCOMPARE(test.text(QStringLiteral("example1TextLabel")),
             QStringLiteral("The king K♠ is higher."));
    QCOMPARE(test.find<QLabel>(QStringLiteral("example1TextLabel"))->accessibleName(),
             QStringLiteral("The king King of spades is higher."));
    QCOMPARE(test.text(QStringLiteral("example1RulesLabel")), QStringLiteral("Every pair counts."));
    test.view().open(1);
    QCOMPARE(test.text(QStringLiteral("examplesTitleLabel")), QStringLiteral("Worked examples"));
    QCOMPARE(test.text(QStringLiteral("example1VerdictLabel")),
             QStringLiteral("Player 2 wins. Both Player 1 and Player 2 have two pair; the higher "
                            "pair decides, 6 beats 5."));
    QVERIFY(test.card(2).isVisible());
    QVERIFY(test.card(1).isSelected());
    QVERIFY(!test.find<QLabel>(QStringLiteral("example1RulesLabel"))->isVisible());
    QCOMPARE(
        test.text(QStringLiteral("example2RulesLabel")),
        QStringLiteral("A card may be held more than once. Every hand is compared as two pair."));
    QCOMPARE(test.find<QWidget>(QStringLiteral("example2Cards"))->accessibleName(),
             QStringLiteral("Player 1: Five of spades, Five of diamonds, Four of hearts, Four of "
                            "clubs, Nine of diamonds. Player 2: Five of hearts, Five of clubs, "
                            "Three of spades, Three of diamonds, Ace of spades"));
    test.view().open(2);
    QVERIFY(!test.card(2).isVisible());
}

void TestLessonExamples::oneIsLoadedByMouse()
{
    ExamplesTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    QTRY_VERIFY(test.loadButton(1).isVisible());
    test.click(&test.loadButton(1));
    QCOMPARE(test.viewName(), QStringLiteral("compare"));
    QCOMPARE(test.row(1), QStringLiteral("5s 5d 4h 4c 9d"));
    QCOMPARE(test.row(2), QStringLiteral("6h 6s 3c 3d 2s"));
    QCOMPARE(test.session().playerCount(), 2);
    QCOMPARE(test.window().windowTitle(), QStringLiteral("Higher pair decides — Showdown"));
    QCOMPARE(test.back(), QStringLiteral("Example 1 from “Two pair”."));
}

void TestLessonExamples::oneIsLoadedByKeys()
{
    ExamplesTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    test.pane().setFocus();
    test.press(Qt::Key_F6);
    QCOMPARE(test.focusName(), QStringLiteral("learnSideTabs"));
    test.press(Qt::Key_F6);
    QCOMPARE(test.focusName(), QStringLiteral("example1Card"));
    test.press(Qt::Key_Tab);
    test.press(Qt::Key_Tab);
    QCOMPARE(test.focusName(), QStringLiteral("example2Card"));
    QVERIFY(test.card(2).isSelected());
    QVERIFY(!test.card(1).isSelected());
    test.press(Qt::Key_Return);
    QCOMPARE(test.viewName(), QStringLiteral("compare"));
    QCOMPARE(test.row(2), QStringLiteral("5h 5c 3s 3d As"));
}

void TestLessonExamples::arrowKeysGoToAnotherOne()
{
    ExamplesTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    QVERIFY(test.find<ExamplesList>(QStringLiteral("examplesList"))->count() > 1);
    test.card(1).setFocus();
    test.press(Qt::Key_Down);
    QVERIFY(test.card(2).hasFocus());
    QVERIFY(test.card(2).isSelected());
    test.press(Qt::Key_Up);
    QVERIFY(test.card(1).hasFocus());
}

void TestLessonExamples::theSelectedOneIsLoaded()
{
    ExamplesTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    QTRY_VERIFY(test.card(2).isVisible());
    test.click(&test.card(2), {20, 20});
    QCOMPARE(test.text(QStringLiteral("focusLabel")),
             QStringLiteral("Example 2 of 2: Lower pair decides"));
    test.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(test.back(), QStringLiteral("Example 2 from “Two pair”."));
}

void TestLessonExamples::itsRulesAndLensComeWithIt()
{
    ExamplesTest test;
    QVERIFY(test.isReady());
    QTRY_VERIFY(test.loadButton(1).isVisible());
    test.click(&test.loadButton(1));
    QVERIFY(test.session().rules().rules.pairFloor == Rank::two);
    QVERIFY(!test.session().lens());
    test.window().showView(test.view());
    test.view().open(1);
    QTRY_VERIFY(test.loadButton(2).isVisible());
    test.click(&test.loadButton(2));
    QVERIFY(test.session().rules().rules.deck == DeckKind::free);
    QVERIFY(test.session().lens() == Category::twoPair);
    QCOMPARE(test.back(), QStringLiteral("Example 2 from “Two pair”."));
    auto* best = test.find<QPushButton>(QStringLiteral("bestRankButton"));
    QTRY_VERIFY(best->isVisible()); // the bar of the lens is visible too
    test.click(best);
    QVERIFY(!test.session().lens());
    QCOMPARE(test.back(), QStringLiteral("Example 2 from “Two pair”."));
}

void TestLessonExamples::aSituationGoesToOdds()
{
    ExamplesTest test;
    QVERIFY(test.isReady());
    test.view().open(2);
    QTRY_VERIFY(test.loadButton(1).isVisible());
    const CardTable before = test.session().table();
    test.click(&test.loadButton(1));
    QCOMPARE(test.viewName(), QStringLiteral("odds"));
    QCOMPARE(test.odds().playerCount(), 2);
    QCOMPARE(narration::cardSymbol(*test.odds().card({0, 0})->face()), QStringLiteral("A♠"));
    QCOMPARE(narration::cardSymbol(*test.odds().card({CardTable::boardRow, 3})->face()),
             QStringLiteral("8♥"));
    QVERIFY(!test.odds().card({CardTable::boardRow, 4}));
    QVERIFY(test.odds().rules().preset == Preset::standard);
    QCOMPARE(test.back(), QStringLiteral("Example 1 from “Draws & outs”."));
    QVERIFY(test.session().table() == before);
    const auto top = [&](const char* name) {
        return test.find<QWidget>(qt(name))->mapTo(&test.window(), QPoint()).y();
    };
    QTRY_VERIFY(top("oddsGuestBar") < top("situationView")); // where Compare has it, too
    test.click(test.find<QPushButton>(QStringLiteral("oddsGuestLessonButton")));
    QCOMPARE(test.viewName(), QStringLiteral("learn"));
}

void TestLessonExamples::loadingIsNoStep()
{
    ExamplesTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_1, Qt::ControlModifier);
    test.type("3s");
    const QString own = test.table();
    test.press(Qt::Key_2, Qt::ControlModifier);
    test.view().open(1);
    test.action("loadExampleAction").trigger();
    const QString example = test.table();
    QVERIFY(example != own);
    QCOMPARE(test.session().undoStack().count(), 0);
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.table(), example);
    test.click(test.find<QPushButton>(QStringLiteral("guestBackButton")));
    QCOMPARE(test.table(), own);
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(test.table() != own); // the steps of before
}

void TestLessonExamples::theResultIsSeenAfterSteps()
{
    ExamplesTest test;
    QVERIFY(test.isReady());
    test.session().setCard({0, 0}, std::nullopt); // the user's own hands
    test.view().open(1);
    auto* player = test.window().findChild<StepPlayer*>();
    test.window().showView(QStringLiteral("compare"));
    QVERIFY(test.window().showTab(QStringLiteral("steps")));
    player->start();
    QVERIFY(player->isRunning());
    test.window().showView(test.view());
    test.action("loadExampleAction").trigger();
    QCOMPARE(test.find<QTabWidget>(QStringLiteral("explanationTabs"))->currentIndex(), 0);
    QVERIFY(!test.find<QWidget>(QStringLiteral("arenaTable"))->isVisible());
    QVERIFY(player->endedBy() == TableDifference::table);
    test.click(test.find<QPushButton>(QStringLiteral("guestBackButton")));
    QVERIFY(player->difference() == TableDifference::none); // the hands of that run are back
    test.window().showView(test.view());
    test.action("loadExampleAction").trigger();
    // going back also ends a run, like another table, and nothing starts it again by itself
    QVERIFY(test.window().showTab(QStringLiteral("steps")));
    player->start();
    test.click(test.find<QPushButton>(QStringLiteral("guestBackButton")));
    QVERIFY(!player->isRunning());
    QCOMPARE(test.text(QStringLiteral("stepsNoteLabel")),
             QStringLiteral("Other hands are on the table, so the run ended."));
    test.press(Qt::Key_2, Qt::ControlModifier);
    test.press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!player->isRunning());
    test.session().begin(sampleTable()); // a file, about which the line would say nothing
    QCOMPARE(test.text(QStringLiteral("stepsNoteLabel")),
             QStringLiteral("Step through the code that ranked and compared these hands:"));
}

void TestLessonExamples::theBarLeadsBack()
{
    ExamplesTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    test.action("loadExampleAction").trigger();
    auto* back = test.find<QPushButton>(QStringLiteral("guestLessonButton"));
    QTRY_VERIFY(back->isVisible());
    test.click(back);
    QCOMPARE(test.viewName(), QStringLiteral("learn"));
    QCOMPARE(test.view().lesson(), 1);
    QCOMPARE(test.focusName(), QStringLiteral("lessonPane"));
    test.press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(test.back(), QStringLiteral("Example 1 from “Two pair”.")); // still
}

/// The explanation of the steps leaves the page of the lesson little width for a moment.
void TestLessonExamples::theColumnComesBackFromTheStepsAsItWas()
{
    ExamplesTest test;
    QVERIFY(test.isReady());
    test.showLongColumn();
    auto* bar = test.find<QScrollArea>(QStringLiteral("lessonSide"))->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    const int scrolled = bar->value();
    test.window().showView(QStringLiteral("compare"));
    QVERIFY(test.window().showTab(QStringLiteral("steps")));
    test.window().findChild<StepPlayer*>()->start();
    test.window().showView(test.view());
    QTRY_COMPARE(bar->value(), scrolled);
    QCOMPARE(bar->maximum(), scrolled);
    test.showExercises();
    test.find<QTabBar>(QStringLiteral("learnSideTabs"))->setCurrentIndex(0); // at their top
    QTRY_COMPARE(bar->value(), 0);
}

/// From the text, while the exercises stand beside it.
void TestLessonExamples::aLoadedOneIsShownOnTheWayBack()
{
    ExamplesTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    test.showExercises();
    test.pane().setFocus();
    QVERIFY(!test.card(1).isVisible());
    test.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(test.back(), QStringLiteral("Example 1 from “Two pair”."));
    test.press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(test.card(1).isVisible());
}

void TestLessonExamples::theBarGoesWithTheCards()
{
    ExamplesTest test;
    QVERIFY(test.isReady());
    test.session().setCard({0, 0}, std::nullopt); // the user's own hands
    test.view().open(1);
    test.action("loadExampleAction").trigger();
    const QString whole = QStringLiteral("Example 1 from “Two pair”. Your hands are kept.");
    QCOMPARE(test.back(), whole);
    test.action("clearPlayerAction").trigger(); // something is tried out
    QCOMPARE(test.back(), QStringLiteral("Your hands are kept."));
    QCOMPARE(test.window().windowTitle(), QStringLiteral("Showdown"));
    test.action("undoAction").trigger();
    QCOMPARE(test.back(), whole);
    test.press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(test.back(), QString());
}

void TestLessonExamples::theBarCanBeClosed()
{
    ExamplesTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    test.action("loadExampleAction").trigger();
    test.click(test.find<QToolButton>(QStringLiteral("guestBarCloseButton")));
    QCOMPARE(test.back(), QString());
    QVERIFY(speak("de"));
    QCoreApplication::processEvents();
    QCOMPARE(test.back(), QString()); // for good
}

void TestLessonExamples::theBarSpeaksOtherLanguages()
{
    ExamplesTest test;
    QVERIFY(test.isReady());
    test.view().open(0);
    test.action("loadExampleAction").trigger();
    QVERIFY(!test.back().isEmpty());
    QVERIFY(speak("de"));
    QCoreApplication::processEvents();
    QVERIFY(!test.back().isEmpty());
    QVERIFY(speak("en"));
    QTRY_COMPARE(test.back(), QStringLiteral("Example 1 from “The start”."));
}

SHOWDOWN_TEST(TestLessonExamples)
#include "tst_lessonexamples.moc"
