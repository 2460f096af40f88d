// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/support/guitest.h"

#include <QClipboard>
#include <QToolButton>

using namespace showdown;

namespace {

const QString emptyTable = QStringLiteral("- - - - - | - - - - - | - - - - -");

} // namespace

/// Typing into the slots: moving about, mistakes, and text from the clipboard.
class TestTyping : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void keysMoveBetweenSlots_data();
    void keysMoveBetweenSlots();
    void arrowsFollowTheScreenFromRightToLeft();
    void arrowsStayInTextThatIsBeingTyped();
    void emptyTextClearsTheSlot();
    void backspaceInAnEmptySlotStepsBack();
    void whatIsNoCardIsSaidAndKept();
    void leavingGoesBackToTheCardAndTheMessageStays();
    void escapeGoesBackToTheCard();
    void aRepeatedCardIsSaidWithItsHolder();
    void theMessageGoesWhenTheTableChanges();
    void aRowHasOneProblemAtATime();
    void undoWhileTypingIsTheSlots();
    void typingCountsBeforeAButtonDoes();
    void aHandIsPasted();
    void aHandIsPastedOverACard();
    void aPastedMistakeIsSaidWithItsPlace();
};

void TestTyping::keysMoveBetweenSlots_data()
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
    row("return to the next slot", 2, 2, Qt::Key_Return, "player2Card3Slot");
    row("return on the key pad as well", 2, 2, Qt::Key_Enter, "player2Card3Slot");
    row("return goes on with the next player", 2, 5, Qt::Key_Return, "player3Card1Slot");
    row("return stays at the very last slot", 3, 5, Qt::Key_Return, "player3Card5Slot");
    row("tab to the next slot", 1, 5, Qt::Key_Tab, "player2Card1Slot");
    row("back tab to the slot before", 2, 1, Qt::Key_Backtab, "player1Card5Slot");
}

void TestTyping::keysMoveBetweenSlots()
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

void TestTyping::arrowsFollowTheScreenFromRightToLeft()
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

void TestTyping::arrowsStayInTextThatIsBeingTyped()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.type("0c");
    test.press(Qt::Key_Left);
    test.press(Qt::Key_Left);
    test.type("1");
    QCOMPARE(test.focusName(), QStringLiteral("player1Card1Slot"));
    test.press(Qt::Key_End);
    test.press(Qt::Key_Right);
    QCOMPARE(test.focusName(), QStringLiteral("player1Card2Slot"));
    QCOMPARE(test.slot(1, 1)->text(), QStringLiteral("10♣"));
}

void TestTyping::emptyTextClearsTheSlot()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_Delete);
    test.press(Qt::Key_Tab);
    QCOMPARE(test.table().section(u'|', 0, 0).trimmed(), QStringLiteral("- 9d Qc 7s 2h"));
    QCOMPARE(test.playerText(1, QStringLiteral("Rank")), QStringLiteral("4 of 5 cards"));
    QCOMPARE(test.slot(1, 1)->accessibleDescription(), QStringLiteral("Empty"));
}

void TestTyping::backspaceInAnEmptySlotStepsBack()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.click(test.slot(2, 2));
    test.press(Qt::Key_Backspace);
    QCOMPARE(test.focusName(), QStringLiteral("player2Card2Slot"));
    test.press(Qt::Key_Backspace);
    QCOMPARE(test.focusName(), QStringLiteral("player2Card1Slot"));
    QCOMPARE(test.table().section(u'|', 1, 1).trimmed(), QStringLiteral("9c - 3d * 7h"));
    test.press(Qt::Key_Backspace);
    test.press(Qt::Key_Backspace);
    QCOMPARE(test.focusName(), QStringLiteral("player1Card5Slot"));
}

void TestTyping::whatIsNoCardIsSaidAndKept()
{
    WindowTest test;
    QVERIFY(test.isReady());
    QCOMPARE(test.playerText(1, QStringLiteral("Message")), QString());
    test.type("Kx ");
    QCOMPARE(test.playerText(1, QStringLiteral("Message")),
             QStringLiteral("Player 1, card 1, 'Kx': No such card. Try Ks, 10h or *."));
    QCOMPARE(test.slot(1, 1)->text(), QStringLiteral("Kx"));
    QCOMPARE(test.focusName(), QStringLiteral("player1Card1Slot"));
    QCOMPARE(test.slot(1, 1)->accessibleDescription(),
             QStringLiteral("No such card. Try Ks, 10h or *."));
    QCOMPARE(test.session().undoStack().count(), 0);

    test.type("k"); // typing again: the message goes, and the old text with it
    QCOMPARE(test.playerText(1, QStringLiteral("Message")), QString());
    test.type("s ");
    QCOMPARE(test.slot(1, 1)->text(), QStringLiteral("K♠"));
    QCOMPARE(test.slot(1, 1)->accessibleDescription(), QStringLiteral("King of spades"));
}

void TestTyping::leavingGoesBackToTheCardAndTheMessageStays()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.type("1h");
    test.press(Qt::Key_Tab);
    QCOMPARE(test.focusName(), QStringLiteral("player1Card2Slot"));
    QCOMPARE(test.slot(1, 1)->text(), QStringLiteral("Q♥"));
    QCOMPARE(test.playerText(1, QStringLiteral("Message")),
             QStringLiteral("Player 1, card 1, '1h': No such card. Try Ks, 10h or *."));
    test.press(Qt::Key_Backtab);
    test.press(Qt::Key_Return); // nothing typed now, so it goes on
    test.type("5d ");
    QCOMPARE(test.playerText(1, QStringLiteral("Message")), QString());
}

void TestTyping::escapeGoesBackToTheCard()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.type("Kx ");
    test.press(Qt::Key_Escape);
    QCOMPARE(test.slot(1, 1)->text(), QStringLiteral("Q♥"));
    QCOMPARE(test.playerText(1, QStringLiteral("Message")), QString());
    test.type("K");
    test.press(Qt::Key_Escape);
    test.press(Qt::Key_Tab);
    QCOMPARE(test.session().undoStack().count(), 0);
}

void TestTyping::aRepeatedCardIsSaidWithItsHolder()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const QString before = test.table();
    test.type("as ");
    QCOMPARE(
        test.playerText(1, QStringLiteral("Message")),
        QStringLiteral("Player 1, card 1, 'as': Ace of spades is already in Player 3, card 1."));
    QCOMPARE(test.focusName(), QStringLiteral("player1Card1Slot"));
    QCOMPARE(test.table(), before);
    test.press(Qt::Key_Down);
    QCOMPARE(test.slot(1, 1)->text(), QStringLiteral("Q♥"));
    QCOMPARE(test.table(), before);
}

void TestTyping::theMessageGoesWhenTheTableChanges()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.type("3s ");
    test.type("Kx");
    test.press(Qt::Key_Tab);
    QVERIFY(!test.playerText(1, QStringLiteral("Message")).isEmpty());
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.playerText(1, QStringLiteral("Message")), QString());
}

void TestTyping::aRowHasOneProblemAtATime()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.type("Kx");
    test.press(Qt::Key_Tab);
    test.type("as ");
    QCOMPARE(test.slot(1, 1)->accessibleDescription(), QStringLiteral("Queen of hearts"));
    QVERIFY(test.playerText(1, QStringLiteral("Message"))
                .startsWith(QStringLiteral("Player 1, card 2")));
    test.press(Qt::Key_Escape);
    QCOMPARE(test.playerText(1, QStringLiteral("Message")), QString());

    test.type("Kx");
    test.press(Qt::Key_Down);
    QVERIFY(!test.playerText(1, QStringLiteral("Message")).isEmpty());
    test.type("5s "); // a card of another player
    QCOMPARE(test.playerText(1, QStringLiteral("Message")), QString());
}

void TestTyping::undoWhileTypingIsTheSlots()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.type("3s ");
    test.type("K");
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.slot(1, 2)->text(), QStringLiteral("9♦"));
    QVERIFY(test.session().undoStack().canUndo());
    QVERIFY(!test.session().undoStack().canRedo());
}

void TestTyping::typingCountsBeforeAButtonDoes()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.type("3s 4s"); // the second card is not entered yet
    test.click(test.find<QToolButton>(QStringLiteral("undoButton")));
    QCOMPARE(test.table().section(u'|', 0, 0).trimmed(), QStringLiteral("3s 9d Qc 7s 2h"));
    test.click(test.find<QToolButton>(QStringLiteral("redoButton")));
    QCOMPARE(test.table().section(u'|', 0, 0).trimmed(), QStringLiteral("3s 4s Qc 7s 2h"));
}

void TestTyping::aHandIsPasted()
{
    WindowTest test(tableOf(emptyTable));
    QVERIFY(test.isReady());
    QGuiApplication::clipboard()->setText(QStringLiteral("Kh 6c 6h 2s *"));
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(test.table(), QStringLiteral("Kh 6c 6h 2s * | - - - - - | - - - - -"));
    QCOMPARE(test.playerText(1, QStringLiteral("Rank")), QStringLiteral("Three sixes"));
    QCOMPARE(test.session().undoStack().count(), 1);
}

void TestTyping::aHandIsPastedOverACard()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.click(test.slot(2, 3));
    QGuiApplication::clipboard()->setText(QStringLiteral("10♠,10♦ *"));
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(test.table().section(u'|', 1, 1).trimmed(), QStringLiteral("9c Qs Ts Td *"));
}

void TestTyping::aPastedMistakeIsSaidWithItsPlace()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const QString before = test.table();
    QGuiApplication::clipboard()->setText(QStringLiteral("Kh 6x 6h 2s *"));
    test.press(Qt::Key_V, Qt::ControlModifier);
    const QString message = test.playerText(1, QStringLiteral("Message"));
    QVERIFY2(message.startsWith(QStringLiteral("Player 1, card 1, 'Kh 6x 6h 2s *': ")),
             qPrintable(message));
    QVERIFY2(message.contains(QStringLiteral("character 5")), qPrintable(message));
    QCOMPARE(test.table(), before);
}

QTEST_MAIN(TestTyping)
#include "tst_typing.moc"
