// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/session.h"
#include "app/gui/session/tableedits.h"
#include "app/narration/tabletext.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// Slots with gaps, and what a session refuses.
class TestTable : public QObject
{
    Q_OBJECT

private slots:
    void theHandIsTheFilledSlotsInOrder_data();
    void theHandIsTheFilledSlotsInOrder();
    void slotsAndDealtPositionsLeadToEachOther();
    void handsAreThoseOfTheOnesWhoPlay();
    void aRepeatedCardIsRefused_data();
    void aRepeatedCardIsRefused();
    void aFreeDeckTakesRepeatedCards();
    void oneDeckIsRefusedWhileACardIsThereTwice();
    void aCardThatHasGoneMayComeBackElsewhere();
    void rulesThatDoNotKnowTheLensEndIt();
    void aLensThatTheRulesLackIsRefused();
};

void TestTable::theHandIsTheFilledSlotsInOrder_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("hand");

    QTest::newRow("empty slots give an empty hand") << "- - - - -"
                                                    << "";
    QTest::newRow("full slots give all five") << "Ks 2h * Td 3c"
                                              << "Ks 2h * Td 3c";
    QTest::newRow("gaps close up") << "- Ks - * -"
                                   << "Ks *";
    QTest::newRow("the last slot alone") << "- - - - 9d"
                                         << "9d";
}

void TestTable::theHandIsTheFilledSlotsInOrder()
{
    QFETCH(const QString, row);
    QFETCH(const QString, hand);
    QCOMPARE(qt(toText(rowOf(row).hand())), hand);
}

void TestTable::slotsAndDealtPositionsLeadToEachOther()
{
    const SlotRow row = rowOf(QStringLiteral("- Ks - * 2h"));
    QCOMPARE(row.slotOf(0), std::optional(1));
    QCOMPARE(row.slotOf(1), std::optional(3));
    QCOMPARE(row.slotOf(2), std::optional(4));
    QVERIFY(!row.slotOf(3));
    QVERIFY(!row.slotOf(-1));
    QVERIFY(!row.dealtPosition(0));
    QCOMPARE(row.dealtPosition(1), std::optional(0));
    QVERIFY(!row.dealtPosition(2));
    QCOMPARE(row.dealtPosition(3), std::optional(1));
    QCOMPARE(row.dealtPosition(4), std::optional(2));
}

void TestTable::handsAreThoseOfTheOnesWhoPlay()
{
    const std::vector<Hand> hands = files::hands(tableOf(QStringLiteral("- Ks - * - | - - - - -")));
    QCOMPARE(hands.size(), std::size_t(2));
    QCOMPARE(hands[0], handOf("Ks *"));
    QVERIFY(hands[1].isEmpty());
}

void TestTable::aRepeatedCardIsRefused_data()
{
    QTest::addColumn<QString>("cards");
    QTest::addColumn<SlotPlace>("place");
    QTest::addColumn<QString>("message");

    QTest::newRow("held by an earlier player")
        << "Ks" << SlotPlace{1, 0} << "King of spades is already in Player 1, card 2.";
    QTest::newRow("held by a later player")
        << "2h" << SlotPlace{0, 0} << "Two of hearts is already in Player 2, card 5.";
    QTest::newRow("held by the same player")
        << "Ks" << SlotPlace{0, 4} << "King of spades is already in Player 1, card 2.";
    QTest::newRow("one of several cards")
        << "3c 2h 4c" << SlotPlace{0, 2} << "Two of hearts is already in Player 2, card 5.";
    QTest::newRow("twice in one text")
        << "3c 4c 3c" << SlotPlace{0, 2} << "Three of clubs is already in Player 1, card 3.";
}

void TestTable::aRepeatedCardIsRefused()
{
    QFETCH(const QString, cards);
    QFETCH(const SlotPlace, place);
    QFETCH(const QString, message);
    const QString before = QStringLiteral("- Ks - * - | - - - - 2h");
    Session session(tableOf(before));

    const Hand hand = handOf(cards.toStdString());
    const auto conflict =
        hand.size() == 1 ? session.setCard(place, hand[0]) : session.setCards(place, hand);
    QVERIFY(conflict);
    QCOMPARE(
        narration::alreadyHeld(conflict->card, cardPlace(conflict->holder), session.rules().rules),
        message);
    QCOMPARE(conflict->wanted.player, place.player);
    QVERIFY(conflict->wanted != conflict->holder);
    QCOMPARE(describe(session.table()), before);
    QCOMPARE(session.undoStack().count(), 0);
}

void TestTable::aFreeDeckTakesRepeatedCards()
{
    Session session(tableOf(QStringLiteral("- Ks - * - | - - - - 2h")));
    NamedRules rules;
    rules.rules.deck = DeckKind::free;
    QVERIFY(!session.setRules(rules));
    QVERIFY(!session.setCard({1, 0}, std::get<Card>(parseCard("Ks"))));
    QCOMPARE(describe(session.row(1)), QStringLiteral("Ks - - - 2h"));
}

void TestTable::oneDeckIsRefusedWhileACardIsThereTwice()
{
    Table table = tableOf(QStringLiteral("- Ks - * - | Ks - - - 2h"));
    table.rules.rules.deck = DeckKind::free;
    Session session(table);

    const auto conflict = session.setRules({});
    QVERIFY(conflict);
    QCOMPARE(conflict->holder, (SlotPlace{0, 1}));
    QCOMPARE(conflict->wanted, (SlotPlace{1, 0}));
    QVERIFY(session.rules() == table.rules);

    QVERIFY(!session.setCard({0, 1}, std::nullopt));
    QVERIFY(!session.setRules({}));
    QVERIFY(session.rules() == NamedRules());
}

void TestTable::aCardThatHasGoneMayComeBackElsewhere()
{
    Session session;
    const Card ace = *session.card({2, 0});
    QVERIFY(session.setCard({0, 0}, ace));
    session.setPlayerCount(2);
    QVERIFY(!session.setCard({0, 0}, ace));
    session.setPlayerCount(3);
    QCOMPARE(describe(session.row(2)), QStringLiteral("- Jd 8c 6s 4h"));
    QVERIFY(session.setCard({2, 0}, ace));
}

void TestTable::rulesThatDoNotKnowTheLensEndIt()
{
    Session session;
    session.setRules({Preset::standard, rulesOf(Preset::standard)});
    QVERIFY(session.setLens(Category::fiveOfAKind));

    session.setRules({});
    QVERIFY(!session.lens());
    QCOMPARE(session.undoStack().count(), 3); // one step for both

    session.undoStack().undo();
    QVERIFY(session.lens() == Category::fiveOfAKind);
    QVERIFY(session.rules().preset == Preset::standard);
}

void TestTable::aLensThatTheRulesLackIsRefused()
{
    Session session;
    QVERIFY(!session.setLens(Category::fiveOfAKind));
    QVERIFY(!session.lens());
    QCOMPARE(session.undoStack().count(), 0);
}

SHOWDOWN_TEST(TestTable)
#include "tst_table.moc"
