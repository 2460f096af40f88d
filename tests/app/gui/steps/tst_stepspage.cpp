// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/steps/listingview.h"
#include "app/gui/steps/scrubber.h"
#include "app/gui/steps/variablesview.h"
#include "app/gui/window/explanationdock.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QListWidget>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A window that shows the steps.
struct StepsWindow : WindowTest
{
    explicit StepsWindow(const Table& table = sampleTable()) : WindowTest(table)
    {
        window().findChild<ExplanationDock*>()->showPage(QStringLiteral("steps"));
    }

    QString narration() const { return text(QStringLiteral("narrationLabel")); }
    QString function() const { return text(QStringLiteral("functionLabel")); }
    QString counter() const { return find<QSpinBox>(QStringLiteral("stepCounter"))->text(); }

    /// The number and the code of the current line, with the answer.
    QString currentLine() const
    {
        const auto* model = find<ListingView>(QStringLiteral("listingView"))->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex line = model->index(row, 0);
            if (line.data(ListingModel::isCurrentRole).toBool())
                return line.data(ListingModel::numberRole).toString() + u' '
                       + line.data().toString().trimmed()
                       + line.data(ListingModel::answerRole).toString();
        }
        return {};
    }

    /// "numMatched 1", with a ! before those that have changed.
    QStringList variables() const
    {
        QStringList variables;
        const auto* model = find<VariablesView>(QStringLiteral("variablesView"))->model();
        for (int group = 0; group < model->rowCount(); ++group) {
            const QModelIndex parent = model->index(group, 0);
            for (int row = 0; row < model->rowCount(parent); ++row) {
                const QModelIndex value = model->index(row, 1, parent);
                const bool changed = value.data(VariablesModel::isChangedRole).toBool();
                variables << QString(changed ? QStringLiteral("!") : QString())
                                 + model->index(row, 0, parent).data().toString() + u' '
                                 + value.data().toString();
            }
        }
        return variables;
    }

    void choose(const char* action) { find<QAction>(QLatin1String(action))->trigger(); }
};

} // namespace

/// Stepping through a run in the window, by mouse and by keyboard.
class TestStepsPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void theTabBeginsAtTheFirstStep();
    void keysGoThroughTheStory();
    void intoAndOutOfWhatTheStoryHides();
    void theLevelIsChosenInTheBoxAndByKey();
    void theCounterIsAField();
    void changedVariablesAreMarked();
    void callersShowTheirLine();
    void stopMarksAreSetInTheGutterAndByKey();
    void theScrubberGoesByKeysAndByMouse();
    void theControlsStayWhereTheyAre();
    void theRunEndsByKeyAndByMenu();
    void playingOpensTheSteps();
    void theBarKeepsToTheLevel();
    void aChangedCardEndsTheRun();
    void withoutACompleteHandItSaysWhatIsMissing();
    void readersHearTheStep();
    void theLanguageFollows();
};

void TestStepsPage::theTabBeginsAtTheFirstStep()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    QCOMPARE(window.narration(),
             QStringLiteral("Who comes first? The hands are ranked, then compared two at a time."));
    QCOMPARE(window.function(), QStringLiteral("PlacePlayers"));
    QCOMPARE(window.currentLine(), QStringLiteral("1 function PlacePlayers(hands)"));
    QVERIFY(window.counter().startsWith(QStringLiteral("1 of ")));
}

void TestStepsPage::keysGoThroughTheStory()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    window.press(Qt::Key_F8);
    window.press(Qt::Key_F8);
    QCOMPARE(window.narration(),
             QStringLiteral("Player 1's hand is no royal flush. Four different suits."));
    window.press(Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(window.narration(),
             QStringLiteral("Which rank is Player 1's hand? The highest is tried first."));
    window.press(Qt::Key_F4);
    QCOMPARE(window.narration(), QStringLiteral("Player 1 vs Player 2: whose hand is better?"));
    window.press(Qt::Key_F8, Qt::ControlModifier);
    QCOMPARE(window.narration(), QStringLiteral("Player 2 comes first. Player 1 comes second. "
                                                "Player 3 comes third."));
    window.press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(window.counter().startsWith(QStringLiteral("1 of ")));
}

void TestStepsPage::intoAndOutOfWhatTheStoryHides()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    window.press(Qt::Key_F8);
    window.press(Qt::Key_F7);
    QCOMPARE(window.currentLine(),
             QStringLiteral("2 for each rank that the rules know, from the highest down to the pair"
                            "  → yes"));
    QVERIFY(window.counter().startsWith(QStringLiteral("after 2 of ")));
    window.press(Qt::Key_F7, Qt::ShiftModifier);
    QVERIFY(window.counter().startsWith(QStringLiteral("3 of ")));
    QCOMPARE(window.function(), QStringLiteral("RoyalFlush"));
}

void TestStepsPage::theLevelIsChosenInTheBoxAndByKey()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    auto* box = window.find<QComboBox>(QStringLiteral("levelCombo"));
    QCOMPARE(box->currentText(), QStringLiteral("Story"));
    window.press(Qt::Key_D, Qt::AltModifier);
    QCOMPARE(box->currentText(), QStringLiteral("Questions"));
    box->setFocus();
    window.press(Qt::Key_Down);
    QCOMPARE(box->currentText(), QStringLiteral("Every line"));
    QVERIFY(window.find<QAction>(QStringLiteral("everyLevelAction"))->isChecked());
    window.choose("storyLevelAction");
    QCOMPARE(box->currentText(), QStringLiteral("Story"));
}

void TestStepsPage::theCounterIsAField()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    auto* counter = window.find<QSpinBox>(QStringLiteral("stepCounter"));
    counter->setFocus();
    counter->selectAll();
    window.type("3");
    window.press(Qt::Key_Return);
    QCOMPARE(window.narration(),
             QStringLiteral("Player 1's hand is no royal flush. Four different suits."));
}

void TestStepsPage::changedVariablesAreMarked()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    window.choose("everyLevelAction");
    while (window.currentLine() != u"12 numMatched ← numMatched + 1")
        window.press(Qt::Key_F8);
    const QStringList variables = window.variables();
    QVERIFY2(variables.contains(QStringLiteral("!numMatched 1")),
             qPrintable(variables.join(u'\n')));
    QVERIFY(variables.contains(QStringLiteral("baseValue 12")));
    QVERIFY(variables.contains(QStringLiteral("sorted Qh Qc 9d 7s 2h")));
}

void TestStepsPage::callersShowTheirLine()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    for (int i = 0; i < 2; ++i)
        window.press(Qt::Key_F8);
    auto* callers = window.find<QListWidget>(QStringLiteral("callersList"));
    QStringList functions;
    for (int row = 0; row < callers->count(); ++row)
        functions << callers->item(row)->text();
    QCOMPARE(functions, (QStringList{QStringLiteral("RoyalFlush, line 4"),
                                     QStringLiteral("GetPokerHand, line 3"),
                                     QStringLiteral("PlacePlayers, line 3")}));
    const QRect row = callers->visualItemRect(callers->item(1));
    window.click(callers->viewport(), row.center());
    QCOMPARE(window.function(), QStringLiteral("GetPokerHand"));
    QCOMPARE(window.currentLine(), QStringLiteral("3 found ← the matcher of rank, with hand"));
    window.press(Qt::Key_F8);
    QCOMPARE(window.function(), QStringLiteral("StraightFlush"));
}

void TestStepsPage::stopMarksAreSetInTheGutterAndByKey()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    window.press(Qt::Key_F8);
    auto* listing = window.find<ListingView>(QStringLiteral("listingView"));
    const QModelIndex returns = listing->model()->index(4, 0);
    QCOMPARE(returns.data().toString().trimmed(), QStringLiteral("return rank"));
    window.click(listing->viewport(), {4, listing->visualRect(returns).center().y()});
    QVERIFY(returns.data(ListingModel::isStopRole).toBool());
    window.press(Qt::Key_F4, Qt::ShiftModifier);
    QCOMPARE(window.currentLine(), QStringLiteral("5 return rank"));
    window.press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(!listing->model()->index(4, 0).data(ListingModel::isStopRole).toBool());
    QVERIFY(!window.find<QAction>(QStringLiteral("nextStopMarkAction"))->isEnabled());
}

void TestStepsPage::theScrubberGoesByKeysAndByMouse()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    auto* scrubber = window.find<Scrubber>(QStringLiteral("scrubber"));
    scrubber->setFocus();
    window.press(Qt::Key_PageDown);
    QCOMPARE(window.narration(),
             QStringLiteral("Which rank is Player 1's hand? The highest is tried first."));
    window.press(Qt::Key_End);
    QVERIFY(window.narration().startsWith(QStringLiteral("Player 2 comes first.")));
    QVERIFY(scrubber->accessibleDescription().endsWith(QStringLiteral("Places")));
    window.press(Qt::Key_PageUp);
    QVERIFY(scrubber->accessibleDescription().contains(QStringLiteral("Player 1 vs Player 3")));
    window.press(Qt::Key_Home);
    window.click(scrubber, {scrubber->width() - 2, 8});
    QVERIFY(window.narration().startsWith(QStringLiteral("Player 2 comes first.")));
    window.click(scrubber, {2, 8});
    QVERIFY(window.counter().startsWith(QStringLiteral("1 of ")));
}

void TestStepsPage::theControlsStayWhereTheyAre()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    auto* next = window.find<QToolButton>(QStringLiteral("nextStepButton"));
    auto* scrubber = window.find<Scrubber>(QStringLiteral("scrubber"));
    const QPoint button = next->mapToGlobal(QPoint());
    const QPoint bar = scrubber->mapToGlobal(QPoint());
    const auto* action = window.find<QAction>(QStringLiteral("nextStepAction"));
    while (action->isEnabled()) {
        window.click(next);
        QCOMPARE(next->mapToGlobal(QPoint()), button);
        QCOMPARE(scrubber->mapToGlobal(QPoint()), bar);
    }
    QVERIFY(window.narration().startsWith(QStringLiteral("Player 2 comes first.")));
}

void TestStepsPage::theRunEndsByKeyAndByMenu()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    window.find<ListingView>(QStringLiteral("listingView"))->setFocus();
    window.press(Qt::Key_Escape);
    auto* start = window.find<QToolButton>(QStringLiteral("stepThroughButton"));
    QVERIFY(start->isVisible());
    window.press(Qt::Key_F5);
    QVERIFY(!start->isVisible());
    window.choose("endRunAction");
    QVERIFY(start->isVisible());
}

void TestStepsPage::playingOpensTheSteps()
{
    WindowTest window;
    QVERIFY(window.isReady());
    const auto* page = window.find<QWidget>(QStringLiteral("stepsPage"));
    QVERIFY(!page->isVisible());
    QVERIFY(!window.find<QAction>(QStringLiteral("nextStepAction"))->isEnabled());
    window.press(Qt::Key_F9); // hides the explanation
    window.press(Qt::Key_F5);
    QVERIFY(page->isVisible());
    QVERIFY(window.find<QAction>(QStringLiteral("nextStepAction"))->isEnabled());
    window.window().findChild<ExplanationDock*>()->showPage(QStringLiteral("why"));
    QVERIFY(!window.find<QAction>(QStringLiteral("nextStepAction"))->isEnabled());
}

void TestStepsPage::theBarKeepsToTheLevel()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    auto* scrubber = window.find<Scrubber>(QStringLiteral("scrubber"));
    for (int x = 0; x < scrubber->width(); x += 7) {
        window.click(scrubber, {x, 8});
        QVERIFY2(!window.counter().startsWith(QStringLiteral("after")),
                 qPrintable(window.counter()));
    }
    window.press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
    scrubber->setFocus();
    for (int i = 0; i < 12; ++i) {
        window.press(Qt::Key_PageDown);
        QVERIFY2(!window.counter().startsWith(QStringLiteral("after")),
                 qPrintable(window.counter()));
    }
}

void TestStepsPage::aChangedCardEndsTheRun()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    window.press(Qt::Key_F8);
    window.session().setCard({0, 0}, Card(Rank::king, Suit::clubs));
    QCOMPARE(window.text(QStringLiteral("stepsNoteLabel")),
             QStringLiteral("Step through the code that ranked and compared these hands:"));
    window.click(window.find<QToolButton>(QStringLiteral("stepThroughButton")));
    QVERIFY(window.counter().startsWith(QStringLiteral("1 of ")));
}

void TestStepsPage::withoutACompleteHandItSaysWhatIsMissing()
{
    StepsWindow window(tableOf(QStringLiteral("As Jd 8c")));
    QVERIFY(window.isReady());
    QCOMPARE(window.text(QStringLiteral("stepsNoteLabel")),
             QStringLiteral("Steps appear when a hand is complete."));
    QVERIFY(!window.find<QToolButton>(QStringLiteral("stepThroughButton"))->isVisible());
    QVERIFY(!window.find<QAction>(QStringLiteral("nextStepAction"))->isEnabled());
}

void TestStepsPage::readersHearTheStep()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    window.press(Qt::Key_F8);
    QCOMPARE(window.find<QWidget>(QStringLiteral("narrationFrame"))->accessibleName(),
             window.narration());
    const auto* listing = window.find<ListingView>(QStringLiteral("listingView"));
    QCOMPARE(listing->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Line 1 of 6, current: function GetPokerHand(hand)"));
    QCOMPARE(listing->model()->index(3, 0).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Line 4 of 6: if found"));
}

void TestStepsPage::theLanguageFollows()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    window.press(Qt::Key_F8);
    QVERIFY(speak("de"));
    QCoreApplication::processEvents();
    QCOMPARE(window.narration(),
             QStringLiteral("Welchen Rang hat das Blatt von Spieler 1? Der höchste wird zuerst "
                            "geprüft."));
    QCOMPARE(window.find<QComboBox>(QStringLiteral("levelCombo"))->currentText(),
             QStringLiteral("Geschichte"));
    QVERIFY(speak("en"));
}

SHOWDOWN_TEST(TestStepsPage)
#include "tst_stepspage.moc"
