// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/oddsdealer.h"
#include "app/gui/session/oddssession.h"
#include "app/narration/translation.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

using Dealing = std::function<std::optional<NoOddsDeal>(OddsDealer&)>;

Q_DECLARE_METATYPE(Dealing)

namespace {

Dealing street()
{
    return [](OddsDealer& dealer) { return dealer.dealStreet(); };
}

Dealing runOut()
{
    return [](OddsDealer& dealer) { return dealer.runOut(); };
}

Dealing upTo(Street street)
{
    return [street](OddsDealer& dealer) { return dealer.dealTo(street); };
}

Dealing player(int number)
{
    return [number](OddsDealer& dealer) { return dealer.dealPlayer(number - 1); };
}

Dealing all()
{
    return [](OddsDealer& dealer) { return dealer.dealAll(); };
}

/// A table with a plus for each card that changed: `+ Ks | Qd ? / 2c 3c 4c + -`.
QString changes(const CardTable& before, const CardTable& after)
{
    QString text = describe(after);
    for (const Place place : tables::placesOf(after)) {
        const std::optional<PlacedCard> card = after.card(place);
        if (card != before.card(place))
            text.replace(describe(card), QStringLiteral("+"));
    }
    return text;
}

} // namespace

/// Dealing to a situation of Odds.
class TestOddsDealer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en"))); }
    void cardsComeWhereTheyAreMissing_data();
    void cardsComeWhereTheyAreMissing();
    void aFullBoardIsRefused();
    void oneSeedGivesTheSameCardsEverywhere();
    void noCardComesTwice();
    void jokersComeAsTheDeckHoldsThem_data();
    void jokersComeAsTheDeckHoldsThem();
    void whatWasDealtIsTold();
};

void TestOddsDealer::cardsComeWhereTheyAreMissing_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<Dealing>("dealing");
    QTest::addColumn<QString>("changed");
    QTest::addColumn<QString>("step");

    const auto row = [](const char* name, const char* table, const Dealing& dealing,
                        const char* changed, const char* step) {
        QTest::newRow(name) << qt(table) << dealing << qt(changed) << qt(step);
    };
    row("three cards are the flop", "As Ks | Qd ?", street(), "As Ks | Qd ? / + + + - -",
        "Deal the flop");
    row("dealt cards of the flop stay", "As Ks / - 4d - - -", street(), "As Ks / + 4d + - -",
        "Deal the flop");
    row("a turn may lie there before the flop", "As Ks / - - - 4d -", street(),
        "As Ks / + + + 4d -", "Deal the flop");
    row("the turn follows the flop", "As Ks / 2c 3c 4c - -", street(), "As Ks / 2c 3c 4c + -",
        "Deal the turn");
    row("a river may lie there before the turn", "As Ks / 2c 3c 4c - 5d", street(),
        "As Ks / 2c 3c 4c + 5d", "Deal the turn");
    row("the river follows the turn", "As Ks / 2c 3c 4c 5c -", street(), "As Ks / 2c 3c 4c 5c +",
        "Deal the river");
    row("flop and turn at once", "As Ks | Qd ?", upTo(Street::turn), "As Ks | Qd ? / + + + + -",
        "Deal flop and turn");
    row("up to the next street", "As Ks / 2c 3c 4c - -", upTo(Street::turn), "As Ks / 2c 3c 4c + -",
        "Deal the turn");
    row("up to the river", "As Ks / 2c 3c 4c - -", upTo(Street::river), "As Ks / 2c 3c 4c + +",
        "Deal the rest of the board");
    row("a flop needs no hands", "- - | - -", street(), "- - | - - / + + + - -", "Deal the flop");
    row("the whole board", "As Ks | Qd ?", runOut(), "As Ks | Qd ? / + + + + +",
        "Deal the rest of the board");
    row("the rest of the board", "As Ks / 2c 3c 4c - -", runOut(), "As Ks / 2c 3c 4c + +",
        "Deal the rest of the board");
    row("gaps of the board", "As Ks / 2c - 4c - 6c", runOut(), "As Ks / 2c + 4c + 6c",
        "Deal the rest of the board");
    row("a player without cards", "As Ks | - -", player(2), "As Ks | + +", "Deal to one player");
    row("the card that is missing", "As Ks | - 4d", player(2), "As Ks | + 4d",
        "Deal to one player");
    row("an unknown card is there", "As Ks | ? -", player(2), "As Ks | ? +", "Deal to one player");
    row("two cards are dealt again", "As Ks | 4d 4h", player(1), "+ + | 4d 4h",
        "Deal to one player");
    row("two unknown cards are dealt again", "As Ks | ? ?", player(2), "As Ks | + +",
        "Deal to one player");
    row("everyone gets what is missing", "As - | ? ? | - - / 2c 3c 4c - -", all(),
        "As + | ? ? | + + / 2c 3c 4c - -", "Deal");
    row("everyone gets new cards, the board stays", "As Ks | ? 9h / 2c 3c 4c - -", all(),
        "+ + | + + / 2c 3c 4c - -", "Deal");
}

void TestOddsDealer::cardsComeWhereTheyAreMissing()
{
    QFETCH(const QString, table);
    QFETCH(const Dealing, dealing);
    QFETCH(const QString, changed);
    QFETCH(const QString, step);
    const CardTable before = oddsTableOf(table);
    OddsSession session(before);
    OddsDealer dealer(session, 4);
    QVERIFY(!dealing(dealer));
    QCOMPARE(changes(before, session.table()), changed);
    QCOMPARE(session.undoStack().count(), 1);
    QCOMPARE(session.undoStack().undoText(), step);
    session.undoStack().undo();
    QCOMPARE(session.table(), before);
}

void TestOddsDealer::aFullBoardIsRefused()
{
    const CardTable before = oddsTableOf(QStringLiteral("As Ks / 2c 3c 4c 5c 6c"));
    OddsSession session(before);
    OddsDealer dealer(session, 4);
    const QSignalSpy dealt(&dealer, &OddsDealer::dealt);
    for (const Dealing& dealing : {street(), runOut(), upTo(Street::turn)}) {
        const auto refusal = dealing(dealer);
        QVERIFY(refusal);
        QCOMPARE(refusalText(*refusal), QStringLiteral("The board has all its five cards."));
    }
    QVERIFY(!OddsDealer::nextStreet(before));
    QCOMPARE(session.table(), before);
    QVERIFY(dealt.isEmpty());
    QCOMPARE(refusalText(NoOddsDeal::notEnoughCards),
             QStringLiteral("Not enough cards left to deal. Clear a hand or dead cards."));
}

void TestOddsDealer::oneSeedGivesTheSameCardsEverywhere()
{
    OddsSession session(oddsTableOf(QStringLiteral("- - | - -")));
    OddsDealer dealer(session, 2026);
    QVERIFY(!dealer.dealAll());
    QVERIFY(!dealer.dealStreet());
    QCOMPARE(describe(session.table()), QStringLiteral("5d 3h | 4d Ad / Qc 2s 3s - -"));

    session.clearTable();
    QVERIFY(!dealer.dealAll(4711));
    const CardTable first = session.table();
    session.clearTable();
    QVERIFY(!dealer.dealAll(4711));
    QCOMPARE(session.table(), first);
}

void TestOddsDealer::noCardComesTwice()
{
    const CardTable before =
        oddsTableOf(QStringLiteral("As - | ? - | - Ks / - 4d - - - / dead 2h 3h 4h 5h 6h 7h 8h 9h "
                                   "Th Jh Qh Kh Ah 2c 3c 4c 5c 6c 7c 8c"));
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        OddsSession session(before);
        OddsDealer dealer(session, seed);
        QVERIFY(!dealer.dealAll());
        QVERIFY(!dealer.runOut());
        QVERIFY(!dealer.dealAll()); // again, with the whole board
        QVERIFY(!findConflict(session.table()));
        QCOMPARE(session.table().dead(), before.dead());
        QCOMPARE(session.undoStack().count(), 3);
    }
}

void TestOddsDealer::jokersComeAsTheDeckHoldsThem_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("atLeast");
    QTest::addColumn<int>("atMost");

    QTest::newRow("a deck without jokers deals none") << "- - | - - | - -" << 0 << 0;
    QTest::newRow("two jokers come twice at most")
        << "- - | - - | - - / standard jokers=2" << 0 << 2;
    QTest::newRow("a joker that is dead does not come")
        << "- - | - - | - - / dead * / standard jokers=1" << 0 << 0;
    QTest::newRow("wilds on the table are jokers of the deck")
        << "* * | - - | - - / standard jokers=2" << 2 << 2;
}

void TestOddsDealer::jokersComeAsTheDeckHoldsThem()
{
    QFETCH(const QString, table);
    QFETCH(const int, atLeast);
    QFETCH(const int, atMost);
    int most = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        OddsSession session(oddsTableOf(table));
        OddsDealer dealer(session, seed);
        QVERIFY(!dealer.dealAll());
        QVERIFY(!dealer.runOut());
        int jokers = 0;
        for (const Place place : tables::placesOf(session.table())) {
            if (place.row != CardTable::deadRow)
                jokers += session.card(place) == PlacedCard(Card::joker()) ? 1 : 0;
        }
        QVERIFY2(jokers >= atLeast && jokers <= atMost, qPrintable(describe(session.table())));
        most = std::max(most, jokers);
    }
    QCOMPARE(most, atMost);
}

void TestOddsDealer::whatWasDealtIsTold()
{
    CardTable table = oddsTableOf(QStringLiteral("- - | - - | - -"));
    table.names[1] = QStringLiteral("Ann & Bob");
    OddsSession session(table);
    OddsDealer dealer(session, 1);
    QStringList told;
    connect(&dealer, &OddsDealer::dealt, this,
            [&](const OddsDealt& dealt, int seed) { told << dealtText(dealt, seed, session); });
    dealer.dealPlayer(1, 5);
    dealer.dealAll(6);
    dealer.dealStreet(7);
    dealer.dealStreet(8);
    dealer.dealStreet(9);
    session.goBackTo(Street::flop);
    dealer.runOut(10);
    session.goBackTo(Street::preflop);
    dealer.dealTo(Street::turn, 11);
    QCOMPARE(told.join(u'|'),
             QStringLiteral("Ann & Bob, seed 5|All hands, seed 6|Flop, seed 7|Turn, seed 8|"
                            "River, seed 9|Rest of the board, seed 10|"
                            "Flop and turn, seed 11"));
}

SHOWDOWN_TEST(TestOddsDealer)
#include "tst_oddsdealer.moc"
