// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckgrid.h"
#include "app/gui/cards/deckpanel.h"
#include "tests/app/gui/odds/oddstest.h"
#include "tests/support/testprogram.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QTabBar>
#include <QTabWidget>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// Typing, picking and carrying cards in Odds, and where the focus goes.
class TestOddsTyping : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cardsAreTypedOneAfterTheOther();
    void anUnknownCardIsTypedAndPicked();
    void aCardThatLiesThereIsRefused();
    void aCardInUseIsSwapped_data();
    void aCardInUseIsSwapped();
    void aRefusalGoesWithItsRing();
    void aCardIsCarriedByKeys();
    void arrowsGoBetweenTheRows();
    void areasLeaveTheNextPlace();
    void tabGoesFromThePagesTabIntoThePage();
    void theNameIsTypedOverNoCards();
    void whatIsTypedStaysWithItsTable();
};

void TestOddsTyping::whatIsTypedStaysWithItsTable()
{
    OddsTest test;
    QVERIFY(test.isReady());
    auto* entry = test.find<DeckPanel>(qt("oddsDeckPanel"))->findChild<QLineEdit*>();
    entry->setText(qt("ks"));
    test.odds().beginNewTable();
    QCOMPARE(entry->text(), QString());
}

void TestOddsTyping::cardsAreTypedOneAfterTheOther()
{
    OddsTest test;
    QVERIFY(test.isReady());
    test.clear();
    test.click(test.holeSlot(1, 1));
    test.type("as ks qh qd jc tc qs 9s 4d 8h");
    QCOMPARE(test.hole(1), qt("As Ks"));
    QCOMPARE(test.hole(2), qt("Qh Qd"));
    QCOMPARE(test.hole(3), qt("Jc Tc"));
    QCOMPARE(test.board(), qt("Qs 9s 4d 8h -"));
    QCOMPARE(test.focusName(), qt("boardCard5Slot"));
    QTRY_COMPARE(test.panelText(3, "Percent"), qt("59.5 %"));
    test.press(Qt::Key_Backspace); // nothing there: steps back
    QCOMPARE(test.focusName(), qt("boardCard4Slot"));
    test.press(Qt::Key_Delete);
    QCOMPARE(test.board(), qt("Qs 9s 4d - -"));
    QTRY_COMPARE(test.panelText(2, "Percent"), qt("58.5 %"));
}

void TestOddsTyping::anUnknownCardIsTypedAndPicked()
{
    OddsTest test;
    QVERIFY(test.isReady());
    test.odds().clearPlayer(1);
    test.click(test.holeSlot(2, 1));
    test.type("?");
    QCOMPARE(test.hole(2), qt("? -"));
    auto* deck = test.find<DeckPanel>(qt("oddsDeckPanel"));
    auto* grid = deck->findChild<DeckGrid*>();
    emit grid->cardPicked(PlacedCard::unknown());
    QCOMPARE(test.hole(2), qt("? ?"));
    QCOMPARE(test.holeSlot(2, 1)->contentText(), qt("Unknown card"));

    test.click(test.boardSlot(5));
    const QString before = test.board();
    test.type("?");
    QCOMPARE(test.board(), before);
    emit grid->cardPicked(PlacedCard::unknown());
    QCOMPARE(test.board(), before);
}

void TestOddsTyping::aCardThatLiesThereIsRefused()
{
    OddsTest test;
    QVERIFY(test.isReady());
    test.click(test.boardSlot(5));
    test.type("9s");
    QCOMPARE(test.board(), qt("Qs 9s 4d 8h -"));
    QCOMPARE(test.text(qt("oddsProblemBarLabel")),
             qt("Nine of spades is already on the board, card 2."));
    test.type("as");
    QCOMPARE(test.text(qt("oddsProblemBarLabel")),
             qt("Ace of spades is already in Player 1, card 1."));
    test.type("2c");
    QCOMPARE(test.board(), qt("Qs 9s 4d 8h 2c"));
    QVERIFY(!test.find<QWidget>(qt("oddsProblemBar"))->isVisible());
}

void TestOddsTyping::aCardInUseIsSwapped_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QString>("swapped"); // empty: no swap is offered
    const auto row = [](const char* name, const char* start, const char* place, const char* typed,
                        const char* swapped) {
        QTest::newRow(name) << qt(start) << qt(place) << QByteArray(typed) << qt(swapped);
    };
    row("a hole card to an empty place of the board", "As Ks | Qh Qd / 2c 3c 4c - -",
        "boardCard4Slot", "ks", "As - | Qh Qd / 2c 3c 4c Ks -");
    row("a hole card over another", "As Ks | Qh Qd / 2c 3c 4c - -", "oddsPlayer2Card1Slot", "ks",
        "As Qh | Ks Qd / 2c 3c 4c - -");
    row("a card of the board over an unknown one", "As Ks | ? Qd / 2c 3c 4c - -",
        "oddsPlayer2Card1Slot", "3c", "");
    row("a hole card over an unknown one", "As Ks | ? Qd / 2c 3c 4c - -", "oddsPlayer2Card1Slot",
        "ks", "As ? | Ks Qd / 2c 3c 4c - -");
    row("a dead card over an unknown one", "As Ks | ? Qd / dead 5h", "oddsPlayer2Card1Slot", "5h",
        "");
    row("a dead card to the end of the dead cards", "As Ks | Qh Qd / dead 5h 6h", "deadCard3Slot",
        "5h", "As Ks | Qh Qd / dead 6h 5h");
    row("a dead card to an empty place", "As Ks | - Qd / dead 5h 6h", "oddsPlayer2Card1Slot", "5h",
        "As Ks | 5h Qd / dead 6h");
}

void TestOddsTyping::aCardInUseIsSwapped()
{
    QFETCH(const QString, start);
    QFETCH(const QString, place);
    QFETCH(const QByteArray, typed);
    QFETCH(const QString, swapped);
    OddsTest test;
    QVERIFY(test.isReady());
    test.set(start);
    const QString before = test.cards();
    const int steps = test.odds().undoStack().count();
    test.click(test.find<QWidget>(place));
    test.type(typed);
    QCOMPARE(test.cards(), before);
    QVERIFY(test.find<QWidget>(qt("oddsProblemBar"))->isVisible());
    auto* swap = test.find<QAbstractButton>(qt("oddsProblemBarSwapButton"));
    QCOMPARE(swap->isVisible(), !swapped.isEmpty());
    if (swapped.isEmpty())
        return;
    test.click(swap);
    QCOMPARE(test.cards(), swapped);
    QVERIFY(!findConflict(test.odds().table()));
    QCOMPARE(test.odds().undoStack().count(), steps + 1);
    const auto* next = qobject_cast<CardSlot*>(QApplication::focusWidget());
    QVERIFY(next && next->isVisible());
    test.odds().undoStack().undo();
    QCOMPARE(test.cards(), before);
}

void TestOddsTyping::aRefusalGoesWithItsRing()
{
    OddsTest test;
    QVERIFY(test.isReady());
    const auto isRinged = [&] { return test.boardSlot(2)->states().testFlag(CardState::matched); };
    test.click(test.boardSlot(5));
    test.type("9s");
    QVERIFY(isRinged());
    test.press(Qt::Key_Backtab, Qt::ShiftModifier); // the offer stays while one looks at it
    QVERIFY(test.find<QWidget>(qt("oddsProblemBar"))->isVisible());
    test.click(test.boardSlot(5));
    test.type("9s");
    test.press(Qt::Key_Escape);
    QVERIFY(!test.find<QWidget>(qt("oddsProblemBar"))->isVisible());
    QVERIFY(!isRinged());
}

void TestOddsTyping::aCardIsCarriedByKeys()
{
    OddsTest test;
    QVERIFY(test.isReady());
    test.click(test.holeSlot(1, 1));
    test.press(Qt::Key_M);
    test.press(Qt::Key_Down);
    test.press(Qt::Key_Return);
    QCOMPARE(test.hole(1), qt("Qh Ks"));
    QCOMPARE(test.hole(2), qt("As Qd"));
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.hole(1), qt("As Ks"));
    QCOMPARE(test.hole(2), qt("Qh Qd"));
}

void TestOddsTyping::arrowsGoBetweenTheRows()
{
    OddsTest test;
    QVERIFY(test.isReady());
    test.click(test.boardSlot(1));
    test.press(Qt::Key_End);
    QCOMPARE(test.focusName(), qt("boardCard5Slot"));
    test.press(Qt::Key_Home);
    test.press(Qt::Key_Down);
    QVERIFY(test.focusName().startsWith(qt("oddsPlayer1Card")));
    test.press(Qt::Key_Down);
    test.press(Qt::Key_Down);
    QVERIFY(test.focusName().startsWith(qt("oddsPlayer3Card")));
    test.press(Qt::Key_Down);
    QVERIFY(test.focusName().startsWith(qt("oddsPlayer3Card")));
    test.press(Qt::Key_B, Qt::AltModifier);
    QCOMPARE(test.focusName(), qt("boardCard5Slot")); // the empty one
    test.press(Qt::Key_2, Qt::AltModifier);
    QVERIFY(test.focusName().startsWith(qt("oddsPlayer2Card")));
    QCOMPARE(test.view().player(), 1);
}

void TestOddsTyping::areasLeaveTheNextPlace()
{
    OddsTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_B, Qt::AltModifier);
    const QString next = test.focusName();
    QCOMPARE(next, qt("boardCard5Slot"));
    test.press(Qt::Key_F6);
    QCOMPARE(test.focusName(), qt("deckGrid"));
    QVERIFY2(test.text(qt("nextSlotLabel")).contains(qt("river"), Qt::CaseInsensitive)
                 || test.text(qt("nextSlotLabel")).contains(qt("lready")),
             qPrintable(test.text(qt("nextSlotLabel"))));
    test.press(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(test.focusName(), next);
    test.press(Qt::Key_Space);
    QCOMPARE(test.focusName(), qt("deckGrid"));
    const QString line = test.text(qt("nextSlotLabel"));
    QVERIFY2(!line.contains(qt("lready")), qPrintable(line));
}

void TestOddsTyping::tabGoesFromThePagesTabIntoThePage()
{
    OddsTest test;
    QVERIFY(test.isReady());
    for (const char* page : {"outs", "next", "method", "outs"}) {
        QVERIFY(test.window().showTab(qt(page)));
        auto* tabs = test.find<QTabWidget>(qt("explanationTabs"));
        QCoreApplication::processEvents();
        tabs->tabBar()->setFocus();
        test.press(Qt::Key_Tab);
        QVERIFY2(tabs->currentWidget()->isAncestorOf(QApplication::focusWidget()),
                 qPrintable(qt(page) + u' ' + test.focusName()));
        test.press(Qt::Key_Backtab);
        QCOMPARE(QApplication::focusWidget(), tabs->tabBar());
    }
}

void TestOddsTyping::theNameIsTypedOverNoCards()
{
    OddsTest test;
    QVERIFY(test.isReady());
    test.holeSlot(2, 1)->setFocus();
    test.press(Qt::Key_F2);
    const auto* edit = test.find<QLineEdit>(qt("oddsPlayer2NameEdit"));
    QVERIFY(edit);
    QVERIFY(edit->width() >= 160);
    QVERIFY(edit->width() < 200);
}

SHOWDOWN_TEST(TestOddsTyping)
#include "tst_oddstyping.moc"
