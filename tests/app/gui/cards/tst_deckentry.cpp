// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/cards/deckpaneltest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QClipboard>
#include <QUndoStack>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

Q_DECLARE_METATYPE(EntryState)

/// Cards typed into the field of the deck.
class TestDeckEntry : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup() { QVERIFY(speak("en")); }

    void typingSaysWhatReturnWouldDo_data();
    void typingSaysWhatReturnWouldDo();
    void returnPlacesTheCards_data();
    void returnPlacesTheCards();
    void lettersOfTheLanguageAreTaken();
    void aRefusedEntryChangesNothing_data();
    void aRefusedEntryChangesNothing();
    void refusedCardsMayBePlacedAfterAll();
    void cardsRefusedElsewhereLeaveTheTyping();
    void whatWasCopiedIsPasted();
    void aHandWithRulesGoesWhereItFits();
    void theMessageFollowsTheTable();
    void theMessageIsMoreThanColour();
    void aMistakeThatIsLeftGoesWithTheTable();
    void anEmptiedFieldLeavesUndoToTheTable();
};

void TestDeckEntry::typingSaysWhatReturnWouldDo_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<EntryState>("state");
    QTest::addColumn<QString>("message");

    const auto row = [](const char* typed, EntryState state, const char* message) {
        QTest::newRow(typed) << QByteArray(typed) << state << qt(message);
    };
    row("10h", EntryState::fits, "Goes to Player 2, card 4");
    row("*", EntryState::fits, "Goes to Player 2, card 4");
    row("Ks 10h *", EntryState::fits, "3 cards, from Player 2, card 4 on");
    row("Qc", EntryState::used, "Already in Player 1, card 3");
    row("10h Qc", EntryState::used, "Already in Player 1, card 3");
    row("10h 5d 10h", EntryState::used, "Ten of hearts comes twice");
    row("11x", EntryState::wrong, "No such card. Try Ks, 10h or *.");
    row("Kx", EntryState::wrong, "No such card. Try Ks, 10h or *.");
    row("****************", EntryState::wrong, "There is room for 15 cards.");
    row("Kh 6c | Ks", EntryState::fits, "2 hands take the place of those on the table");
    row("Kh 6c | Kh", EntryState::used, "King of hearts comes twice");
    row("Kh 6c | Kx 2", EntryState::wrong, "hand 2, character 2: 'x' is no suit; one of h d c s");
    row("Kh 6c | K", EntryState::none, "");
    row("K", EntryState::none, "");
    row("1", EntryState::none, "");
    row("Ks 1", EntryState::none, "");
}

void TestDeckEntry::typingSaysWhatReturnWouldDo()
{
    QFETCH(const QByteArray, typed);
    QFETCH(const EntryState, state);
    QFETCH(const QString, message);
    DeckPanelTest test(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d - 7h | As Jd 8c 6s 4h"));
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({1, 3});
    test.entry().setFocus();
    test.type(typed);
    QCOMPARE(test.entry().state(), state);
    QCOMPARE(test.entry().message(), message);
    QCOMPARE(test.entry().accessibleDescription(), message);
    QCOMPARE(test.text("nextSlotLabel"),
             message.isEmpty() ? QStringLiteral("Player 2, card 4") : message);
    QCOMPARE(test.session.undoStack().count(), 0);
}

void TestDeckEntry::returnPlacesTheCards_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("next");

    QTest::newRow("one card") << QByteArray("10h") << "2c Th 3c - - | - - - - -"
                              << "1.4";
    QTest::newRow("several skip cards already there")
        << QByteArray("Ks,Qs *") << "2c Ks 3c Qs * | - - - - -"
        << "2.1";
    QTest::newRow("a hand and more goes on with the next player")
        << QByteArray("4c5c6c7c8c") << "2c 4c 3c 5c 6c | 7c 8c - - -"
        << "2.3";
    QTest::newRow("a star sign") << QByteArray("*") << "2c * 3c - - | - - - - -"
                                 << "1.4";
}

void TestDeckEntry::returnPlacesTheCards()
{
    QFETCH(const QByteArray, typed);
    QFETCH(const QString, table);
    QFETCH(const QString, next);
    DeckPanelTest test(QStringLiteral("2c - 3c - - | - - - - -"));
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({0, 1});
    test.entry().setFocus();
    test.type(typed);
    test.press(Qt::Key_Return);
    QCOMPARE(test.table(), table);
    QCOMPARE(test.next(), next);
    QCOMPARE(test.session.undoStack().count(), 1);
    QCOMPARE(test.entry().text(), QString());
    QVERIFY(test.entry().hasFocus());
}

void TestDeckEntry::lettersOfTheLanguageAreTaken()
{
    QVERIFY(speak("de"));
    DeckPanelTest test(QStringLiteral("- - - - - | - - - - -"));
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({0, 0});
    test.entry().setFocus();
    test.type("DpBk 10x Qs*");
    test.press(Qt::Key_Return);
    QCOMPARE(test.table(), QStringLiteral("- - - - - | - - - - -")); // one queen of spades
    test.entry().clear();
    test.type("DpBk 10x Kd jk");
    test.press(Qt::Key_Return);
    QCOMPARE(test.table(), QStringLiteral("Qs Jd Tc Kd * | - - - - -"));
    test.type("Ah D");
    QCOMPARE(test.entry().state(), EntryState::none);
    test.press(Qt::Key_Return);
    QCOMPARE(test.said(), qt("Zeichen 5: Die Farbe von 'D' fehlt; möglich: h, d, c, s"));
    for (const char* letter : {"B Bube", "D Dame", "p/s Pik", "k/d Karo"})
        QVERIFY(test.entry().toolTip().contains(QLatin1String(letter)));
}

void TestDeckEntry::aRefusedEntryChangesNothing_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("said");

    QTest::newRow("a card that is used") << QByteArray("2c") << "cards 2c"
                                         << "";
    QTest::newRow("one of several is used") << QByteArray("Ks 2c") << "cards 2c"
                                            << "";
    QTest::newRow("no card") << QByteArray("11x") << ""
                             << "character 2: '1' after '1' makes no rank; a ten is 10 or T";
    QTest::newRow("one of several is no card") << QByteArray("Ks Kx") << ""
                                               << "character 5: 'x' is no suit; one of h d c s";
    QTest::newRow("half a card") << QByteArray("Ks K") << ""
                                 << "character 5: the suit of 'K' is missing; one of h d c s";
}

void TestDeckEntry::aRefusedEntryChangesNothing()
{
    QFETCH(const QByteArray, typed);
    QFETCH(const QString, asked);
    QFETCH(const QString, said);
    const QString before = QStringLiteral("2c - 3c - - | - - - - -");
    DeckPanelTest test(before);
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({0, 1});
    test.entry().setFocus();
    test.type(typed);
    test.press(Qt::Key_Return);
    QCOMPARE(test.table(), before);
    QCOMPARE(test.next(), QStringLiteral("1.2"));
    QCOMPARE(test.entry().text(), QString::fromLatin1(typed));
    QVERIFY(test.entry().state() == EntryState::used || test.entry().state() == EntryState::wrong);
    QCOMPARE(test.asked(), asked);
    QVERIFY2(said.isEmpty() || test.said() == said, qPrintable(said));
}

void TestDeckEntry::refusedCardsMayBePlacedAfterAll()
{
    DeckPanelTest test(QStringLiteral("2c - 3c - - | - - - - -"));
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({0, 1});
    test.entry().setFocus();
    test.type("2c 2c Ks");
    test.press(Qt::Key_Return);
    test.session.setTableAllowingDuplicates(test.lastWanted);
    test.panel.finishEntry();
    QCOMPARE(test.table(), QStringLiteral("2c 2c 3c 2c Ks | - - - - - [series deck=free]"));
    QCOMPARE(test.entry().text(), QString());
}

void TestDeckEntry::cardsRefusedElsewhereLeaveTheTyping()
{
    DeckPanelTest test(QStringLiteral("2c - 3c - - | - - - - -"));
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({0, 1});
    test.entry().setFocus();
    test.type("2c");
    test.press(Qt::Key_Return);
    QVERIFY(test.session.setCard({1, 0}, *test.session.face({0, 2})));
    test.session.setTableAllowingDuplicates(test.lastWanted);
    test.panel.finishEntry();
    QCOMPARE(test.entry().text(), QStringLiteral("2c"));
    QCOMPARE(test.next(), QStringLiteral("1.2"));
}

void TestDeckEntry::whatWasCopiedIsPasted()
{
    DeckPanelTest test(QStringLiteral("2c - 3c - - | - - - - -"));
    QVERIFY(test.isReady());
    test.entry().setFocus();
    QGuiApplication::clipboard()->setText(QStringLiteral(
        "Ada wins. Three of a kind beats a pair.\n"
        "Player 1: Qh 9d Qc 7s 2h (Pair of queens, kickers nine, seven, two)\n"
        "Ada: Kc * Ks 8h 2h (Three kings, kickers eight, two)\nStandard rules\n--rules standard\n"));
    test.entry().paste();
    QCOMPARE(test.entry().message(), QStringLiteral("Two of hearts comes twice"));
    test.press(Qt::Key_Return);
    QCOMPARE(test.asked(), QStringLiteral("cards 2h"));
    QCOMPARE(test.session.undoStack().count(), 0);

    test.entry().setText(
        test.entry().text().replace(QStringLiteral("8h 2h"), QStringLiteral("8h 2s")));
    test.press(Qt::Key_Return);
    QCOMPARE(test.table(), QStringLiteral("Qh 9d Qc 7s 2h | Kc * Ks 8h 2s [standard]"));
    QCOMPARE(test.session.names().value(1), QStringLiteral("Ada"));
    QCOMPARE(test.session.undoStack().count(), 1);
    QCOMPARE(test.entry().text(), QString());
}

void TestDeckEntry::aHandWithRulesGoesWhereItFits()
{
    DeckPanelTest test(QStringLiteral("- - - - - | - - - - -"));
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({1, 3});
    test.entry().setText(QStringLiteral("Kh 6c 3s\n--rules standard"));
    QCOMPARE(test.entry().message(), QStringLiteral("3 cards, from Player 2, card 3 on"));
    test.entry().setFocus();
    QTest::keyClick(&test.entry(), Qt::Key_Return);
    QCOMPARE(describe(test.session.table()), QStringLiteral("- - - - - | - - Kh 6c 3s [standard]"));
}

void TestDeckEntry::theMessageFollowsTheTable()
{
    DeckPanelTest test(QStringLiteral("2c - - - - | - - - - -"));
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({0, 1});
    test.entry().setFocus();
    test.type("2c");
    QCOMPARE(test.entry().message(), QStringLiteral("Already in Player 1, card 1"));
    test.session.setName(0, QStringLiteral("Ada"));
    QCOMPARE(test.entry().message(), QStringLiteral("Already in Ada, card 1"));
    test.session.setCard({0, 0}, std::nullopt);
    QCOMPARE(test.entry().message(), QStringLiteral("Goes to Ada, card 2"));
    test.nextSlot.setPlace({1, 4});
    QCOMPARE(test.entry().message(), QStringLiteral("Goes to Player 2, card 5"));
}

void TestDeckEntry::theMessageIsMoreThanColour()
{
    DeckPanelTest test(QStringLiteral("2c - - - - | - - - - -"));
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({0, 1});
    QStringList shapes;
    for (const char* typed : {"", "Ks", "2c", "11x"}) {
        test.entry().setText(QLatin1String(typed));
        QImage shape = test.find<QLabel>("nextSlotIcon")->pixmap().toImage();
        shape = shape.convertToFormat(QImage::Format_Alpha8);
        QVERIFY(!shape.isNull());
        QByteArray bytes(reinterpret_cast<const char*>(shape.constBits()), shape.sizeInBytes());
        shapes << QString::fromLatin1(bytes.toHex());
    }
    QCOMPARE(shapes.removeDuplicates(), 0);
}

void TestDeckEntry::aMistakeThatIsLeftGoesWithTheTable()
{
    DeckPanelTest test(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d - 7h"));
    QVERIFY(test.isReady());
    const auto err = [&] {
        test.entry().setFocus();
        test.type("9x");
        test.press(Qt::Key_Return);
        QCOMPARE(test.entry().state(), EntryState::wrong);
    };
    const auto isGone = [&] {
        return test.entry().text().isEmpty() && test.entry().state() == EntryState::none;
    };
    err();
    test.grid().setFocus();
    QCOMPARE(test.entry().text(), qt("9x")); // while the table is as it was
    test.session.clearPlayer(0);
    QVERIFY(isGone());

    err();
    test.session.clearPlayer(1);
    QCOMPARE(test.entry().text(), qt("9x")); // one is still at it
    test.grid().setFocus();
    QVERIFY(isGone());

    err();
    test.panel.setFolded(true);
    QVERIFY(isGone());
}

void TestDeckEntry::anEmptiedFieldLeavesUndoToTheTable()
{
    DeckPanelTest test(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d - 7h"));
    QVERIFY(test.isReady());
    QAction undo;
    undo.setShortcut(QKeySequence::Undo);
    test.panel.addAction(&undo);
    connect(&undo, &QAction::triggered, &test.session.undoStack(), &QUndoStack::undo);
    const auto before = test.session.table();
    test.entry().setFocus();
    test.type("Ks");
    QTest::keyClick(&test.entry(), Qt::Key_Return);
    QVERIFY(test.session.table() != before);
    const auto pressUndo = [&] {
        QTest::keyClick(test.panel.windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    };
    test.type("4");
    pressUndo();
    QCOMPARE(test.entry().text(), QString()); // of the text, while there is one
    QVERIFY(test.session.table() != before);
    pressUndo();
    QCOMPARE(test.entry().text(), QString());
    QVERIFY(test.session.table() == before);
}

SHOWDOWN_TEST(TestDeckEntry)
#include "tst_deckentry.moc"
