// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/cards/slottest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

using namespace showdown;
using namespace showdown::tests;

/// Cards typed into a slot, key by key.
class TestCardSlotTyping : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void typedKeysMakeCards_data();
    void typedKeysMakeCards();
    void lettersOfTheLanguageMakeCards_data();
    void lettersOfTheLanguageMakeCards();
    void aQuestionMarkIsACardWhereOneMayBeUnknown();
    void aPendingRankIsSeenAndDropped();
    void leavingDropsAPendingRank();
    void anotherCardDropsAPendingRank();
    void escapeIsLeftToOthersWhenNothingIsTyped();
};

void TestCardSlotTyping::typedKeysMakeCards_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("reports");
    QTest::addColumn<QString>("pending");
    const auto row = [](const char* name, const char* keys, const QString& reports,
                        const char* pending = "") {
        QTest::newRow(name) << QString::fromLatin1(keys) << reports << QString::fromLatin1(pending);
    };
    row("rank then suit", "ks", QStringLiteral("Ks"));
    row("capitals do as well", "KS", QStringLiteral("Ks"));
    row("a ten as a letter", "th", QStringLiteral("Th"));
    row("a ten as a number", "10h", QStringLiteral("Th"));
    row("a star is a wild", "*", QStringLiteral("*"));
    row("w is a wild", "w", QStringLiteral("*"));
    row("a rank alone waits", "q", {}, "Q");
    row("the first half of a ten waits", "1", {}, "1");
    row("a ten waits for its suit", "10", {}, "10");
    row("t waits as it was typed", "t", {}, "T");
    row("two cards one after the other", "2c3d", QStringLiteral("2c; 3d"));
    row("a new rank replaces the first", "9kc", QStringLiteral("Kc"));
    row("a jack that becomes a king is no wild", "jkd", QStringLiteral("Kd"));
    row("a wild replaces a rank", "k*", QStringLiteral("*"));
    row("a suit without a rank is no card", "h", noSuchCard);
    row("a letter that is no card is said", "x", noSuchCard);
    row("a letter of another language is none", "dp",
        noSuchCard + QStringLiteral("; ") + noSuchCard);
    row("a rank goes on with no such letter", "kx", noSuchCard);
    row("a mistake starts over", "kxqh", noSuchCard + QStringLiteral("; Qh"));
    row("there is no one of hearts", "1h", noSuchCard);
    row("there is no eleven", "11", {}, "1");
    row("zero begins no card", "0", noSuchCard);
    row("a rank without its suit does not go to the deck", "k ", noSuchCard);
}

void TestCardSlotTyping::typedKeysMakeCards()
{
    QFETCH(const QString, keys);
    QFETCH(const QString, reports);
    QFETCH(const QString, pending);
    SlotTest test;
    test.type(keys);
    QCOMPARE(test.takeReports(), reports);
    QCOMPARE(test.slot().pendingRank(), pending);
    QVERIFY(!test.slot().card()); // the owner decides
}

void TestCardSlotTyping::lettersOfTheLanguageMakeCards_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("reports");
    QTest::addColumn<QString>("pending");
    const auto row = [](const char* name, const char* keys, const char* reports,
                        const char* pending = "") {
        QTest::newRow(name) << QString::fromLatin1(keys) << QString::fromLatin1(reports)
                            << QString::fromLatin1(pending);
    };
    row("D is the queen, P spades", "dp", "Qs");
    row("B is the jack, X clubs", "BX", "Jc");
    row("first the queen, then diamonds", "dd", "Qd");
    row("first the king, then diamonds", "kk", "Kd");
    row("a ten as a number", "10p", "Ts");
    row("the letters of the notation stay", "qskdahjc", "Qs; Kd; Ah; Jc");
    row("a jack that becomes a king is no wild", "jkd", "Kd");
    row("the letter waits as it was typed", "d", "", "D");
}

void TestCardSlotTyping::lettersOfTheLanguageMakeCards()
{
    QFETCH(const QString, keys);
    QFETCH(const QString, reports);
    QFETCH(const QString, pending);
    QVERIFY(speak("de"));
    SlotTest test;
    test.type(keys);
    QCOMPARE(test.takeReports(), reports);
    QCOMPARE(test.slot().pendingRank(), pending);
}

void TestCardSlotTyping::aQuestionMarkIsACardWhereOneMayBeUnknown()
{
    SlotTest test;
    test.type(QStringLiteral("?"));
    QCOMPARE(test.takeReports(), noSuchCard);
    test.slot().setTakesUnknown(true);
    test.type(QStringLiteral("?q?kh"));
    QCOMPARE(test.takeReports(), QStringLiteral("?; ?; Kh"));
    QCOMPARE(test.slot().pendingRank(), QString());
    test.slot().setTakesUnknown(false);
    test.type(QStringLiteral("k?"));
    QCOMPARE(test.takeReports(), noSuchCard);
    test.slot().setKnowsUnknown(true);
    test.type(QStringLiteral("x?"));
    QCOMPARE(test.takeReports(), noSuchCard + QStringLiteral("; Only a hole card can be unknown."));
}

void TestCardSlotTyping::aPendingRankIsSeenAndDropped()
{
    SlotTest test(kingOfHearts);
    const QImage atRest = test.slot().grab().toImage();
    test.type(QStringLiteral("10"));
    const QImage ten = test.slot().grab().toImage();
    QVERIFY(ten != atRest);

    test.press(Qt::Key_Backspace);
    QCOMPARE(test.slot().pendingRank(), QStringLiteral("1"));
    QVERIFY(test.slot().grab().toImage() != ten);
    test.press(Qt::Key_Backspace);
    QCOMPARE(test.slot().grab().toImage(), atRest);

    test.type(QStringLiteral("q"));
    test.press(Qt::Key_Escape);
    QCOMPARE(test.slot().grab().toImage(), atRest);
    QCOMPARE(test.takeReports(), QString());
}

void TestCardSlotTyping::leavingDropsAPendingRank()
{
    SlotTest test(kingOfHearts);
    QWidget other(&test.window());
    other.setFocusPolicy(Qt::StrongFocus);
    other.show();
    QVERIFY(test.isReady());
    test.slot().setFocus();
    test.type(QStringLiteral("q"));
    QCOMPARE(test.slot().pendingRank(), QStringLiteral("Q"));
    other.setFocus();
    QCOMPARE(test.slot().pendingRank(), QString());
    QCOMPARE(test.slot().card(), std::optional(kingOfHearts));
}

void TestCardSlotTyping::anotherCardDropsAPendingRank()
{
    SlotTest test(kingOfHearts);
    test.type(QStringLiteral("q"));
    test.slot().setCard(kingOfHearts);
    QCOMPARE(test.slot().pendingRank(), QString());
}

void TestCardSlotTyping::escapeIsLeftToOthersWhenNothingIsTyped()
{
    SlotTest test;
    QKeyEvent unused(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QApplication::sendEvent(&test.slot(), &unused);
    QVERIFY(!unused.isAccepted());
    test.type(QStringLiteral("k"));
    QKeyEvent used(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QApplication::sendEvent(&test.slot(), &used);
    QVERIFY(used.isAccepted());
}

SHOWDOWN_TEST(TestCardSlotTyping)
#include "tst_cardslottyping.moc"
