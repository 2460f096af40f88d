// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/cardtable.h"
#include "app/gui/session/comparesession.h"
#include "app/narration/tabletext.h"
#include "tests/support/pasting.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <optional>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// What the session of Compare refuses.
class TestRefusals : public QObject
{
    Q_OBJECT

private slots:
    void aRepeatedCardIsRefused_data();
    void aRepeatedCardIsRefused();
    void aFreeDeckTakesRepeatedCards();
    void oneDeckIsRefusedWhileACardIsThereTwice();
    void aCardThatHasGoneMayComeBackElsewhere();
    void rulesThatDoNotKnowTheLensEndIt();
    void aLensThatTheRulesLackIsRefused();
};

void TestRefusals::aRepeatedCardIsRefused_data()
{
    QTest::addColumn<QString>("cards");
    QTest::addColumn<Place>("place");
    QTest::addColumn<QString>("message");

    QTest::newRow("held by an earlier player")
        << "Ks" << Place{1, 0} << "King of spades is already in Player 1, card 2.";
    QTest::newRow("held by a later player")
        << "2h" << Place{0, 0} << "Two of hearts is already in Player 2, card 5.";
    QTest::newRow("held by the same player")
        << "Ks" << Place{0, 4} << "King of spades is already in Player 1, card 2.";
    QTest::newRow("one of several cards")
        << "3c 2h 4c" << Place{0, 2} << "Two of hearts is already in Player 2, card 5.";
    QTest::newRow("twice in one text")
        << "3c 4c 3c" << Place{0, 2} << "Three of clubs is already in Player 1, card 3.";
}

void TestRefusals::aRepeatedCardIsRefused()
{
    QFETCH(const QString, cards);
    QFETCH(const Place, place);
    QFETCH(const QString, message);
    const QString before = QStringLiteral("- Ks - * - | - - - - 2h");
    CompareSession session(tableOf(before));
    std::optional<CardConflict> conflict;
    connect(&session, &TableSession::changeRefused, this,
            [&conflict](const CardTable& /*wanted*/, const CardConflict& why) { conflict = why; });

    if (cards.contains(u' '))
        QCOMPARE(pasteCards(session, cards, place), std::optional(QString()));
    else
        QVERIFY(session.setCard(place, cardFrom(cards.toStdString())));
    QVERIFY(conflict);
    QCOMPARE(narration::alreadyHeld(conflict->card, tables::seenPlace(conflict->holder),
                                    session.rules().rules),
             message);
    QCOMPARE(conflict->wanted.row, place.row);
    QVERIFY(conflict->wanted != conflict->holder);
    QCOMPARE(describe(session.table()), before);
    QCOMPARE(session.undoStack().count(), 0);
}

void TestRefusals::aFreeDeckTakesRepeatedCards()
{
    CompareSession session(tableOf(QStringLiteral("- Ks - * - | - - - - 2h")));
    NamedRules rules;
    rules.rules.deck = DeckKind::free;
    QVERIFY(!session.setRules(rules));
    QVERIFY(!session.setCard({1, 0}, std::get<Card>(parseCard("Ks"))));
    QCOMPARE(describe(session.row(1)), QStringLiteral("Ks - - - 2h"));
}

void TestRefusals::oneDeckIsRefusedWhileACardIsThereTwice()
{
    CardTable table = tableOf(QStringLiteral("- Ks - * - | Ks - - - 2h"));
    table.rules.rules.deck = DeckKind::free;
    CompareSession session(table);

    const auto conflict = session.setRules({});
    QVERIFY(conflict);
    QCOMPARE(conflict->holder, (Place{0, 1}));
    QCOMPARE(conflict->wanted, (Place{1, 0}));
    QVERIFY(session.rules() == table.rules);

    QVERIFY(!session.setCard({0, 1}, std::nullopt));
    QVERIFY(!session.setRules({}));
    QVERIFY(session.rules() == NamedRules());
}

void TestRefusals::aCardThatHasGoneMayComeBackElsewhere()
{
    CompareSession session;
    const Card ace = *session.face({2, 0});
    QVERIFY(session.setCard({0, 0}, ace));
    session.setPlayerCount(2);
    QVERIFY(!session.setCard({0, 0}, ace));
    session.setPlayerCount(3);
    QCOMPARE(describe(session.row(2)), QStringLiteral("- Jd 8c 6s 4h"));
    QVERIFY(session.setCard({2, 0}, ace));
}

void TestRefusals::rulesThatDoNotKnowTheLensEndIt()
{
    CompareSession session;
    session.setRules({Preset::standard, rulesOf(Preset::standard)});
    QVERIFY(session.setLens(Category::fiveOfAKind));

    session.setRules({});
    QVERIFY(!session.lens());
    QCOMPARE(session.undoStack().count(), 3); // one step for both

    session.undoStack().undo();
    QVERIFY(session.lens() == Category::fiveOfAKind);
    QVERIFY(session.rules().preset == Preset::standard);
}

void TestRefusals::aLensThatTheRulesLackIsRefused()
{
    CompareSession session;
    QVERIFY(!session.setLens(Category::fiveOfAKind));
    QVERIFY(!session.lens());
    QCOMPARE(session.undoStack().count(), 0);
}

SHOWDOWN_TEST(TestRefusals)
#include "tst_refusals.moc"
