// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/scrubber.h"
#include "tests/app/gui/explain/steps/stepstest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabWidget>

#include <functional>
#include <utility>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

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
    void theExpressionStandsOut();
    void theRunEndsByKeyAndByMenu();
    void aKeyThatLeadsNowhereSaysWhy_data();
    void aKeyThatLeadsNowhereSaysWhy();
    void playingOpensTheSteps();
    void aSmallPageBeginsAtItsSentence_data();
    void aSmallPageBeginsAtItsSentence();
    void theBarKeepsToTheLevel();
    void aChangeEndsTheRun_data();
    void aChangeEndsTheRun();
    void aChangeTakenBackIsNoReason();
    void withoutACompleteHandOneIsDealt();
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
    QVERIFY(window.counter().startsWith(QStringLiteral("Step 1 of ")));
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
    QVERIFY(window.counter().startsWith(QStringLiteral("Step 1 of ")));
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
    QVERIFY(window.counter().startsWith(QStringLiteral("Step 2–3 of ")));
    window.press(Qt::Key_F7, Qt::ShiftModifier);
    QVERIFY(window.counter().startsWith(QStringLiteral("Step 3 of ")));
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
    QVERIFY(variables.contains(QStringLiteral("sorted Q♥ Q♣ 9♦ 7♠ 2♥")));
}

void TestStepsPage::callersShowTheirLine()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    for (int i = 0; i < 2; ++i)
        window.press(Qt::Key_F8);
    // in the tab behind the code
    auto* tabs = window.find<QTabWidget>(QStringLiteral("stepCodeTabs"));
    tabs->setCurrentIndex(1);
    auto* callers = window.find<CallersView>(QStringLiteral("callersList"));
    QCOMPARE(window.callers(), (QStringList{QStringLiteral("RoyalFlush, line 4"),
                                            QStringLiteral("GetPokerHand, line 3"),
                                            QStringLiteral("PlacePlayers, line 3")}));
    QStringList places;
    for (int row = 0; row < callers->count(); ++row)
        places << callers->item(row)->data(CallersView::placeRole).toString();
    QCOMPARE(places, (QStringList{QStringLiteral("line 4"), QStringLiteral("Player 1"),
                                  QStringLiteral("all players")}));
    const QRect row = callers->visualItemRect(callers->item(1));
    window.click(callers->viewport(), row.center());
    tabs->setCurrentIndex(0);
    QCOMPARE(window.function(), QStringLiteral("GetPokerHand"));
    QCOMPARE(window.currentLine(), QString()); // it is not what runs now
    const auto* listing = window.find<ListingView>(QStringLiteral("listingView"));
    const QModelIndex call = listing->model()->index(2, 0);
    QVERIFY(call.data(ListingModel::isCallRole).toBool());
    QCOMPARE(call.data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Line 3 of 6, makes the call: found ← the matcher of rank, with hand"));
    const QStringList variables{QStringLiteral("hand Q♥ 9♦ Q♣ 7♠ 2♥"),
                                QStringLiteral("rank royal flush")};
    for (const QString& variable : variables)
        QVERIFY2(window.variables().contains(variable), qPrintable(window.variables().join(u'\n')));
    QTest::keyClick(callers, Qt::Key_Up);
    QCOMPARE(window.currentLine(), QStringLiteral("4 return false"));
    window.choose("nextStepAction");
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
    QVERIFY(scrubber->accessibleDescription().endsWith(QStringLiteral("Player 1 versus Player 3")));
    window.press(Qt::Key_Home);
    window.click(scrubber, {scrubber->width() - 2, 8});
    QVERIFY(window.narration().startsWith(QStringLiteral("Player 2 comes first.")));
    window.click(scrubber, {2, 8});
    QVERIFY(window.counter().startsWith(QStringLiteral("Step 1 of ")));
}

void TestStepsPage::theExpressionStandsOut()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    window.choose("everyLevelAction");
    while (window.text(QStringLiteral("expressionLabel"))
           != u"numMatched = numToMatch › 1 = 4 › false")
        window.choose("nextStepAction");
    const QString words = window.find<QLabel>(QStringLiteral("expressionLabel"))->text();
    QVERIFY2(words.contains(QStringLiteral("font-weight:bold\">1 = 4")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("font-weight:normal\">numMatched")), qPrintable(words));
}

void TestStepsPage::theRunEndsByKeyAndByMenu()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    window.find<ListingView>(QStringLiteral("listingView"))->setFocus();
    auto* start = window.find<QAbstractButton>(QStringLiteral("stepThroughButton"));
    window.press(Qt::Key_Escape, Qt::ShiftModifier);
    QVERIFY(!start->isVisible());
    window.press(Qt::Key_Escape);
    QVERIFY(start->isVisible());
    QCOMPARE(start->text(), QStringLiteral("Step through"));
    QCOMPARE(window.text(QStringLiteral("stepsNoteLabel")),
             QStringLiteral("Step through the code that ranked and compared these hands:"));
    window.press(Qt::Key_F5);
    QVERIFY(!start->isVisible());
    window.choose("endRunAction");
    QVERIFY(start->isVisible());
    window.press(Qt::Key_F5);
    QVERIFY(!start->isVisible());
    window.find<QToolButton>(QStringLiteral("dealButton"))->setFocus(); // of the tool bar
    window.press(Qt::Key_Escape);
    QVERIFY(start->isVisible());
}

void TestStepsPage::aKeyThatLeadsNowhereSaysWhy_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<bool>("isAtEnd");
    QTest::addColumn<QString>("reason");
    const auto add = [](const char* keys, bool isAtEnd, const char* reason) {
        QTest::newRow(keys) << QString::fromLatin1(keys) << isAtEnd << QString::fromLatin1(reason);
    };
    add("Shift+F8", false, "This is the first step.");
    add("Ctrl+Shift+F8", false, "This is the first step.");
    add("Shift+F7", false, "There is nothing to step out of.");
    add("Shift+F4", false, "No stop mark follows.");
    add("F8", true, "This is the last step.");
    add("Ctrl+F8", true, "This is the last step.");
    add("F7", true, "This is the last step.");
    add("F4", true, "No comparison follows.");
}

/// Wherever the focus is.
void TestStepsPage::aKeyThatLeadsNowhereSaysWhy()
{
    QFETCH(const QString, keys);
    QFETCH(const bool, isAtEnd);
    QFETCH(const QString, reason);
    StepsWindow window;
    QVERIFY(window.isReady());
    window.choose("everyLevelAction");
    if (isAtEnd)
        window.press(Qt::Key_F8, Qt::ControlModifier);
    auto* bar = window.find<QStatusBar>(QStringLiteral("statusBar"));
    const QKeyCombination key = QKeySequence(keys)[0];
    for (const char* place : {"listingView", "dealButton"}) { // of the page, and of the tool bar
        window.find<QWidget>(QString::fromLatin1(place))->setFocus();
        bar->clearMessage();
        window.press(key.key(), key.keyboardModifiers());
        QCOMPARE(bar->currentMessage(), reason);
    }
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

void TestStepsPage::aSmallPageBeginsAtItsSentence_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textSize");
    QTest::newRow("low") << QSize(1024, 600) << 150;
    QTest::newRow("lower, large text") << QSize(800, 560) << 200;
}

void TestStepsPage::aSmallPageBeginsAtItsSentence()
{
    QFETCH(const QSize, size);
    QFETCH(const int, textSize);
    WindowTest window;
    window.appearance().setTextSize(textSize);
    window.window().resize(size);
    QVERIFY(window.isReady());
    window.press(Qt::Key_F5);
    window.press(Qt::Key_F5);
    QCoreApplication::processEvents();
    const QScrollBar* bar =
        window.find<QScrollArea>(QStringLiteral("stepsArea"))->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    QCOMPARE(bar->value(), 0);
    window.appearance().setTextSize(100);
}

void TestStepsPage::theBarKeepsToTheLevel()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    auto* scrubber = window.find<Scrubber>(QStringLiteral("scrubber"));
    for (int x = 0; x < scrubber->width(); x += 7) {
        window.click(scrubber, {x, 8});
        QVERIFY2(!window.counter().contains(u'–'), qPrintable(window.counter()));
    }
    window.press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
    scrubber->setFocus();
    for (int i = 0; i < 12; ++i) {
        window.press(Qt::Key_PageDown);
        QVERIFY2(!window.counter().contains(u'–'), qPrintable(window.counter()));
    }
}

void TestStepsPage::aChangeEndsTheRun_data()
{
    QTest::addColumn<std::function<void(CompareSession&)>>("change");
    QTest::addColumn<QString>("note");
    const auto add = [](const char* name, const std::function<void(CompareSession&)>& change,
                        const char* note) { QTest::newRow(name) << change << note; };
    add(
        "of a card",
        [](CompareSession& session) {
            session.setCard({0, 0}, Card(Rank::king, Suit::clubs));
        },
        "The cards changed, so the run ended.");
    add(
        "of their places", [](CompareSession& session) { session.swapPlayers(0, 1); },
        "The cards changed places, so the run ended.");
    add(
        "of the rules",
        [](CompareSession& session) {
            session.setRules({Preset::standard, rulesOf(Preset::standard)});
        },
        "The rules changed, so the run ended.");
    add(
        "of the rules, after that of a card was undone",
        [](CompareSession& session) {
            session.setCard({0, 0}, std::nullopt);
            session.undoStack().undo();
            session.setRules({Preset::standard, rulesOf(Preset::standard)});
        },
        "The rules changed, so the run ended.");
    add(
        "of the players", [](CompareSession& session) { session.setPlayerCount(2); },
        "Another number of players plays, so the run ended.");
}

void TestStepsPage::aChangeEndsTheRun()
{
    using Change = std::function<void(CompareSession&)>;
    QFETCH(const Change, change);
    QFETCH(const QString, note);
    StepsWindow window;
    QVERIFY(window.isReady());
    window.press(Qt::Key_F8);
    change(window.session());
    QCOMPARE(window.text(QStringLiteral("stepsNoteLabel")), note);
    auto* button = window.find<QAbstractButton>(QStringLiteral("stepThroughButton"));
    QCOMPARE(button->text(), QStringLiteral("Start again"));
    button->setFocus();
    window.press(Qt::Key_Space);
    QVERIFY(window.counter().startsWith(QStringLiteral("Step 1 of ")));
    QCOMPARE(window.focusName(), QStringLiteral("playStepsButton"));
}

void TestStepsPage::aChangeTakenBackIsNoReason()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    window.press(Qt::Key_F8);
    window.session().setCard({0, 0}, std::nullopt);
    window.session().undoStack().undo();
    QCOMPARE(window.text(QStringLiteral("stepsNoteLabel")),
             QStringLiteral("Step through the code that ranked and compared these hands:"));
    window.press(Qt::Key_2, Qt::ControlModifier);
    window.press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(window.find<QWidget>(QStringLiteral("stepThroughButton"))->isVisible());
}

void TestStepsPage::withoutACompleteHandOneIsDealt()
{
    StepsWindow window(tableOf(QStringLiteral("As Jd 8c")));
    QVERIFY(window.isReady());
    QCOMPARE(window.text(QStringLiteral("stepsNoteLabel")),
             QStringLiteral("A complete hand is needed before you can step through."));
    auto* button = window.find<QAbstractButton>(QStringLiteral("stepThroughButton"));
    QCOMPARE(button->text(), QStringLiteral("Deal for me"));
    QVERIFY(!window.find<QAction>(QStringLiteral("nextStepAction"))->isEnabled());
    window.click(button);
    QVERIFY(window.row(1).startsWith(QStringLiteral("As Jd 8c")));
    QVERIFY(window.counter().startsWith(QStringLiteral("Step 1 of ")));
    window.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(window.find<QAbstractButton>(QStringLiteral("stepThroughButton"))->isVisible());
}

void TestStepsPage::readersHearTheStep()
{
    StepsWindow window;
    QVERIFY(window.isReady());
    window.press(Qt::Key_F8);
    QCOMPARE(window.find<QWidget>(QStringLiteral("narrationFrame"))->accessibleName(),
             window.narration() + u' ' + window.counter() + u'.');
    const auto* listing = window.find<ListingView>(QStringLiteral("listingView"));
    QCOMPARE(listing->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Line 1 of 6, current: function GetPokerHand(hand)"));
    QCOMPARE(listing->model()->index(3, 0).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Line 4 of 6: if found"));
    window.press(Qt::Key_F4);
    const auto* scrubber = window.find<Scrubber>(QStringLiteral("scrubber"));
    QCOMPARE(scrubber->accessibleDescription(),
             window.counter() + QStringLiteral(", Player 1 versus Player 2"));
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
