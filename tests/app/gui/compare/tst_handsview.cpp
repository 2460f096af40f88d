// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/handsview.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QClipboard>
#include <QSignalSpy>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QString emptyTable = QStringLiteral("- - - - - | - - - - - | - - - - -");

} // namespace

/// Typing into the slots: moving about, mistakes, and text from the clipboard.
class TestHandsView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void keysMoveBetweenSlots_data();
    void keysMoveBetweenSlots();
    void arrowsFollowTheScreenFromRightToLeft();
    void aCardThatIsInGoesOnToTheNextGap();
    void theFocusMovesTheNextSlot();
    void deleteClearsAndStays();
    void backspaceClearsAndStepsBack();
    void whatIsNoCardIsSaidWithItsPlace();
    void escapeDropsHalfACard();
    void aRepeatedCardIsRefused();
    void theMessageGoesWhenTheTableChanges();
    void theMessageGoesWithTheFocus();
    void spaceAsksForTheDeck();
    void aHandIsPasted();
    void aHandIsPastedOverACard();
    void aPastedMistakeIsSaidWithItsPlace();
};

void TestHandsView::keysMoveBetweenSlots_data()
{
    QTest::addColumn<int>("player");
    QTest::addColumn<int>("card");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QString>("goal");

    const auto row = [](const char* name, int player, int card, Qt::Key key, const char* goal) {
        QTest::newRow(name) << player << card << key << QString::fromLatin1(goal);
    };
    row("right to the next slot", 1, 2, Qt::Key_Right, "player1Card3Slot");
    row("left to the slot before", 1, 2, Qt::Key_Left, "player1Card1Slot");
    row("left stays at the first slot", 2, 1, Qt::Key_Left, "player2Card1Slot");
    row("right stays at the last slot", 1, 5, Qt::Key_Right, "player1Card5Slot");
    row("down to the next player", 1, 4, Qt::Key_Down, "player2Card4Slot");
    row("up to the player before", 3, 4, Qt::Key_Up, "player2Card4Slot");
    row("up stays at the first player", 1, 4, Qt::Key_Up, "player1Card4Slot");
    row("down stays at the last player", 3, 4, Qt::Key_Down, "player3Card4Slot");
    row("home to the first slot", 2, 4, Qt::Key_Home, "player2Card1Slot");
    row("end to the last slot", 2, 2, Qt::Key_End, "player2Card5Slot");
    row("tab to the next slot", 1, 2, Qt::Key_Tab, "player1Card3Slot");
    row("back tab to the slot before", 2, 3, Qt::Key_Backtab, "player2Card2Slot");
}

void TestHandsView::keysMoveBetweenSlots()
{
    QFETCH(const int, player);
    QFETCH(const int, card);
    QFETCH(const Qt::Key, key);
    QFETCH(const QString, goal);
    WindowTest test;
    QVERIFY(test.isReady());
    test.click(test.slot(player, card));
    test.press(key);
    QCOMPARE(test.focusName(), goal);
    QCOMPARE(test.session().undoStack().count(), 0);
}

void TestHandsView::arrowsFollowTheScreenFromRightToLeft()
{
    WindowTest test;
    test.window().setLayoutDirection(Qt::RightToLeft);
    QVERIFY(test.isReady());
    const auto left = [&test](int card) {
        return test.slot(1, card)->mapTo(&test.window(), QPoint()).x();
    };
    QTRY_VERIFY(left(1) > left(2));
    test.click(test.slot(1, 2));
    test.press(Qt::Key_Left);
    QCOMPARE(test.focusName(), QStringLiteral("player1Card3Slot"));
    test.press(Qt::Key_Right);
    QCOMPARE(test.focusName(), QStringLiteral("player1Card2Slot"));
}

void TestHandsView::aCardThatIsInGoesOnToTheNextGap()
{
    WindowTest test(tableOf(QStringLiteral("- 9d - 7s 2h | - - - - -")));
    QVERIFY(test.isReady());
    test.click(test.slot(1, 1));
    test.type("Ks");
    QCOMPARE(test.focusName(), QStringLiteral("player1Card3Slot"));
    test.type("10h");
    QCOMPARE(test.focusName(), QStringLiteral("player2Card1Slot"));
    test.type("*");
    QCOMPARE(test.focusName(), QStringLiteral("player2Card2Slot"));
    QCOMPARE(test.table(), QStringLiteral("Ks 9d Th 7s 2h | * - - - -"));
}

void TestHandsView::theFocusMovesTheNextSlot()
{
    WindowTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.slot(1, 1)->states() & CardState::next);
    test.press(Qt::Key_Down);
    QVERIFY(!(test.slot(1, 1)->states() & CardState::next));
    QVERIFY(test.slot(2, 1)->states() & CardState::next);
    test.click(test.slot(3, 4));
    QVERIFY(!(test.slot(2, 1)->states() & CardState::next));
    QVERIFY(test.slot(3, 4)->states() & CardState::next);
}

void TestHandsView::deleteClearsAndStays()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_Delete);
    QCOMPARE(test.row(1), QStringLiteral("- 9d Qc 7s 2h"));
    QCOMPARE(test.focusName(), QStringLiteral("player1Card1Slot"));
    QCOMPARE(test.playerText(1, QStringLiteral("Rank")), QStringLiteral("1 card to go"));
    QCOMPARE(test.slot(1, 1)->contentText(), QStringLiteral("Empty, next card goes here"));
}

void TestHandsView::backspaceClearsAndStepsBack()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.click(test.slot(2, 2));
    test.press(Qt::Key_Backspace);
    QCOMPARE(test.focusName(), QStringLiteral("player2Card1Slot"));
    QCOMPARE(test.row(2), QStringLiteral("9c - 3d * 7h"));
    test.press(Qt::Key_Backspace);
    QCOMPARE(test.focusName(), QStringLiteral("player1Card5Slot"));
    QCOMPARE(test.row(2), QStringLiteral("- - 3d * 7h"));
}

void TestHandsView::whatIsNoCardIsSaidWithItsPlace()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const auto* view = test.find<HandsView>(QStringLiteral("handsView"));
    QSignalSpy found(view, &HandsView::problemFound);
    QCOMPARE(test.playerText(1, QStringLiteral("Message")), QString());
    test.type("Kx");
    const QString message = QStringLiteral("Player 1, card 1: No such card. Try Ks, 10h or *.");
    QCOMPARE(test.playerText(1, QStringLiteral("Message")), message);
    QCOMPARE(found.takeFirst().at(0).toString(), message);
    QCOMPARE(test.session().undoStack().count(), 0);
    test.type("Ks");
    QCOMPARE(test.playerText(1, QStringLiteral("Message")), QString());
    QCOMPARE(test.card(1, 1), QStringLiteral("K♠"));
}

void TestHandsView::escapeDropsHalfACard()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.type("K");
    test.press(Qt::Key_Escape);
    test.press(Qt::Key_Right);
    QCOMPARE(test.session().undoStack().count(), 0);
    QCOMPARE(test.card(1, 1), QStringLiteral("Q♥"));
}

void TestHandsView::aRepeatedCardIsRefused()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const QString before = test.table();
    test.type("as");
    QCOMPARE(test.table(), before);
    QCOMPARE(test.card(1, 1), QStringLiteral("Q♥"));
    QCOMPARE(test.slot(1, 1)->pendingRank(), QString());
    QCOMPARE(test.focusName(), QStringLiteral("player1Card1Slot"));
}

void TestHandsView::theMessageGoesWhenTheTableChanges()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.type("3s");
    test.type("Kx");
    QVERIFY(!test.playerText(1, QStringLiteral("Message")).isEmpty());
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.playerText(1, QStringLiteral("Message")), QString());
}

void TestHandsView::theMessageGoesWithTheFocus()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.type("Kx");
    QVERIFY(!test.playerText(1, QStringLiteral("Message")).isEmpty());
    test.press(Qt::Key_Down);
    QCOMPARE(test.playerText(1, QStringLiteral("Message")), QString());
}

void TestHandsView::spaceAsksForTheDeck()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const auto* view = test.find<HandsView>(QStringLiteral("handsView"));
    QSignalSpy asked(view, &HandsView::deckRequested);
    test.press(Qt::Key_Space);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(test.session().undoStack().count(), 0);
}

void TestHandsView::aHandIsPasted()
{
    WindowTest test(tableOf(emptyTable));
    QVERIFY(test.isReady());
    QGuiApplication::clipboard()->setText(QStringLiteral("Kh 6c 6h 2s *"));
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(test.table(), QStringLiteral("Kh 6c 6h 2s * | - - - - - | - - - - -"));
    QCOMPARE(test.playerText(1, QStringLiteral("Rank")), QStringLiteral("Three sixes"));
    QCOMPARE(test.session().undoStack().count(), 1);
    QCOMPARE(test.focusName(), QStringLiteral("player2Card1Slot"));
}

void TestHandsView::aHandIsPastedOverACard()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.click(test.slot(2, 3));
    QGuiApplication::clipboard()->setText(QStringLiteral("10♠,10♦ *"));
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(test.row(2), QStringLiteral("9c Qs Ts Td *"));
}

void TestHandsView::aPastedMistakeIsSaidWithItsPlace()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const QString before = test.table();
    QGuiApplication::clipboard()->setText(QStringLiteral("Kh 6x 6h 2s *"));
    test.press(Qt::Key_V, Qt::ControlModifier);
    const QString message = test.playerText(1, QStringLiteral("Message"));
    QVERIFY2(message.startsWith(QStringLiteral("Player 1, card 1: ")), qPrintable(message));
    QVERIFY2(message.contains(QStringLiteral("character 5")), qPrintable(message));
    QCOMPARE(test.table(), before);
}

SHOWDOWN_TEST(TestHandsView)
#include "tst_handsview.moc"
