// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/oddssession.h"
#include "app/gui/session/tabledealer.h"
#include "app/narration/translation.h"
#include "core/cards/deck.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

Q_DECLARE_METATYPE(DealOrder)

namespace {

/// A table with a plus for each card that changed: `+ Ks | Qd ? / 2c 3c 4c + -`.
QString changedCards(const CardTable& before, const CardTable& after)
{
    QString text = describe(after);
    for (const Place place : tables::placesOf(after)) {
        const std::optional<PlacedCard> card = after.card(place);
        if (card != before.card(place))
            text.replace(describe(card), QStringLiteral("+"));
    }
    return text;
}

/// The deal of the next street.
DealOrder nextStreetOf(const CardTable& table)
{
    return boardDeal(table, nextStreet(table).value_or(Street::river));
}

DealOrder nextStreetOf(const QString& table)
{
    return nextStreetOf(anyTableOf(table));
}

DealOrder boardUpTo(Street street, const QString& table)
{
    return boardDeal(anyTableOf(table), street);
}

} // namespace

/// Random deals, to hands and to situations.
class TestTableDealer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en"))); }
    void cardsComeWhereTheyAreMissing_data();
    void cardsComeWhereTheyAreMissing();
    void aFullBoardIsRefused();
    void oneSeedGivesTheSameCardsEverywhere();
    void noCardComesTwiceOfOneDeck_data();
    void noCardComesTwiceOfOneDeck();
    void jokersComeAsTheDeckHoldsThem_data();
    void jokersComeAsTheDeckHoldsThem();
    void aFreeDeckDealsACardAgain();
    void aPackThatRunsOutDealsNothing();
    void whatIsRefusedSaysWhy();
    void whatWasDealtIsTold();
};

void TestTableDealer::cardsComeWhereTheyAreMissing_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<DealOrder>("order");
    QTest::addColumn<QString>("changed");
    QTest::addColumn<QString>("step");

    const auto row = [](const char* name, const char* table, const DealOrder& order,
                        const char* changed, const char* step) {
        QTest::newRow(name) << qt(table) << order << qt(changed) << qt(step);
    };
    const auto street = [&row](const char* name, const char* table, const char* changed,
                               const char* step) {
        row(name, table, nextStreetOf(qt(table)), changed, step);
    };
    const auto board = [&row](const char* name, const char* table, Street last, const char* changed,
                              const char* step) {
        row(name, table, boardUpTo(last, qt(table)), changed, step);
    };
    const DealOrder all{DealKind::all};
    const DealOrder first{DealKind::player, 0};
    const DealOrder second{DealKind::player, 1};

    const char* const three = "Ks - * - 2h | - - - - - | 3c 4c 5c 6c 7c";
    row("empty slots of all hands", three, all, "Ks + * + 2h | + + + + + | 3c 4c 5c 6c 7c", "Deal");
    row("a full table is dealt anew", "Qh 9d Qc 7s 2h | 9c Qs 3d * 8h", all,
        "+ + + + + | + + + + +", "Deal");
    row("empty slots of one hand", three, first, "Ks + * + 2h | - - - - - | 3c 4c 5c 6c 7c",
        "Deal to one player");
    row("a full hand is dealt anew", three, {DealKind::player, 2},
        "Ks - * - 2h | - - - - - | + + + + +", "Deal to one player");

    street("three cards are the flop", "As Ks | Qd ?", "As Ks | Qd ? / + + + - -", "Deal the flop");
    street("dealt cards of the flop stay", "As Ks / - 4d - - -", "As Ks / + 4d + - -",
           "Deal the flop");
    street("a turn may lie there before the flop", "As Ks / - - - 4d -", "As Ks / + + + 4d -",
           "Deal the flop");
    street("the turn follows the flop", "As Ks / 2c 3c 4c - -", "As Ks / 2c 3c 4c + -",
           "Deal the turn");
    street("a river may lie there before the turn", "As Ks / 2c 3c 4c - 5d",
           "As Ks / 2c 3c 4c + 5d", "Deal the turn");
    street("the river follows the turn", "As Ks / 2c 3c 4c 5c -", "As Ks / 2c 3c 4c 5c +",
           "Deal the river");
    street("a flop needs no hands", "- - | - -", "- - | - - / + + + - -", "Deal the flop");
    board("flop and turn at once", "As Ks | Qd ?", Street::turn, "As Ks | Qd ? / + + + + -",
          "Deal flop and turn");
    board("up to the next street", "As Ks / 2c 3c 4c - -", Street::turn, "As Ks / 2c 3c 4c + -",
          "Deal the turn");
    board("the whole board", "As Ks | Qd ?", Street::river, "As Ks | Qd ? / + + + + +",
          "Deal the rest of the board");
    board("the rest of the board", "As Ks / 2c 3c 4c - -", Street::river, "As Ks / 2c 3c 4c + +",
          "Deal the rest of the board");
    board("gaps of the board", "As Ks / 2c - 4c - 6c", Street::river, "As Ks / 2c + 4c + 6c",
          "Deal the rest of the board");

    row("close hands", "- - - - - | - - - - -", {DealKind::close}, "+ + + + + | + + + + +",
        "Deal a close one");
    row("a hand of a rank", "- - - - - | - - - - -", {DealKind::rank, 1, Category::flush, 0},
        "- - - - - | + + + + +", "Deal a hand of a rank");
    row("a player without cards", "As Ks | - -", second, "As Ks | + +", "Deal to one player");
    row("the card that is missing", "As Ks | - 4d", second, "As Ks | + 4d", "Deal to one player");
    row("an unknown card is there", "As Ks | ? -", second, "As Ks | ? +", "Deal to one player");
    row("two cards are dealt again", "As Ks | 4d 4h", first, "+ + | 4d 4h", "Deal to one player");
    row("two unknown cards are dealt again", "As Ks | ? ?", second, "As Ks | + +",
        "Deal to one player");
    row("everyone gets what is missing", "As - | ? ? | - - / 2c 3c 4c - -", all,
        "As + | ? ? | + + / 2c 3c 4c - -", "Deal");
    row("everyone gets new cards, the board stays", "As Ks | ? 9h / 2c 3c 4c - -", all,
        "+ + | + + / 2c 3c 4c - -", "Deal");
}

void TestTableDealer::cardsComeWhereTheyAreMissing()
{
    QFETCH(const QString, table);
    QFETCH(const DealOrder, order);
    QFETCH(const QString, changed);
    QFETCH(const QString, step);
    const CardTable before = anyTableOf(table);
    TableSession session(before);
    TableDealer dealer(session, 4);
    QVERIFY(!dealer.latest());
    QVERIFY(!dealer.deal(order));
    QVERIFY(dealer.latest() && dealer.latest()->first == order);
    QCOMPARE(changedCards(before, session.table()), changed);
    for (int player = before.playerCount; player < CardTable::maximumPlayers; ++player)
        QVERIFY(session.row(player).isEmpty());
    QCOMPARE(session.undoStack().count(), 1);
    QCOMPARE(session.undoStack().undoText(), step);
    session.undoStack().undo();
    QCOMPARE(session.table(), before);
}

void TestTableDealer::aFullBoardIsRefused()
{
    const CardTable before = oddsTableOf(QStringLiteral("As Ks / 2c 3c 4c 5c 6c"));
    TableSession session(before);
    TableDealer dealer(session, 4);
    const QSignalSpy dealt(&dealer, &TableDealer::dealt);
    for (const Street street : {Street::flop, Street::turn, Street::river}) {
        const DealOrder order = boardDeal(before, street);
        const auto refusal = dealer.deal(order);
        QVERIFY(refusal);
        QCOMPARE(refusalText(order, *refusal, session),
                 QStringLiteral("The board has all its five cards."));
    }
    QVERIFY(!nextStreet(before) && !dealer.latest());
    QCOMPARE(session.table(), before);
    QVERIFY(dealt.isEmpty());
    QCOMPARE(refusalText({}, tables::NoDeal::notEnoughCards, session),
             QStringLiteral("Not enough cards left to deal. Clear a hand or dead cards."));
}

void TestTableDealer::oneSeedGivesTheSameCardsEverywhere()
{
    TableSession hands(anyTableOf(QStringLiteral("- - - - - | - - - - -")));
    TableDealer dealer(hands, 2026);
    QVERIFY(!dealer.deal({}));
    QCOMPARE(describe(hands.table()), QStringLiteral("5d 3h 4d Ad 9d | 6s Kh 8s Jc Tc"));
    QVERIFY(!dealer.deal({}));
    QCOMPARE(describe(hands.table()), QStringLiteral("4s 6s 9s Ts 5s | Ac Js Th 9d 3c"));

    TableSession situation(anyTableOf(QStringLiteral("- - | - -")));
    TableDealer other(situation, 2026);
    QVERIFY(!other.deal({}));
    QVERIFY(!other.deal(nextStreetOf(situation.table())));
    QCOMPARE(describe(situation.table()), QStringLiteral("5d 3h | 4d Ad / Qc 2s 3s - -"));

    situation.clearTable();
    QVERIFY(!other.deal({}, 4711));
    const CardTable first = situation.table();
    situation.clearTable();
    QVERIFY(!other.deal({}, 4711));
    QCOMPARE(situation.table(), first);
}

void TestTableDealer::noCardComesTwiceOfOneDeck_data()
{
    QTest::addColumn<QString>("table");
    QTest::newRow("hands") << "Ks - * - 2h | - - - - - | 3c 4c 5c 6c 7c";
    QTest::newRow("a situation") << "As - | ? - | - Ks / - 4d - - - / dead 2h 3h 4h 5h 6h 7h 8h 9h "
                                    "Th Jh Qh Kh Ah 2c 3c 4c 5c 6c 7c 8c";
}

void TestTableDealer::noCardComesTwiceOfOneDeck()
{
    QFETCH(const QString, table);
    const CardTable before = anyTableOf(table);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        TableSession session(before);
        TableDealer dealer(session, seed);
        QVERIFY(!dealer.deal({}));
        if (before.isSituation()) {
            QVERIFY(!dealer.deal(boardDeal(session.table(), Street::river)));
            QCOMPARE(session.table().dead(), before.dead());
        }
        QVERIFY(!dealer.deal({})); // again, with the whole board
        QVERIFY(!findConflict(session.table()));
        QCOMPARE(session.undoStack().count(), before.isSituation() ? 3 : 2);
    }
}

void TestTableDealer::jokersComeAsTheDeckHoldsThem_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("jokers");
    QTest::addColumn<int>("atLeast");
    QTest::addColumn<int>("atMost");

    const auto hands = QStringLiteral("- - - - - | - - - - -");
    const auto situation = QStringLiteral("- - | - - | - -");
    QTest::newRow("a deck without jokers deals none") << hands << 0 << 0 << 0;
    QTest::newRow("two jokers come twice at most") << hands << 2 << 0 << 2;
    QTest::newRow("wilds on the table are jokers of the deck")
        << "* * * - - | - - - - -" << 2 << 3 << 3;
    QTest::newRow("a deck of jokers deals little else") << hands << 1000 << 5 << 10;
    QTest::newRow("a situation without jokers") << situation << 0 << 0 << 0;
    QTest::newRow("a situation with two jokers") << situation << 2 << 0 << 2;
    QTest::newRow("a joker that is dead does not come")
        << situation + QStringLiteral(" / dead *") << 1 << 0 << 0;
    QTest::newRow("hole jokers are jokers of the deck") << "* * | - - | - -" << 2 << 2 << 2;
}

void TestTableDealer::jokersComeAsTheDeckHoldsThem()
{
    QFETCH(const QString, table);
    QFETCH(const int, jokers);
    QFETCH(const int, atLeast);
    QFETCH(const int, atMost);
    CardTable start = anyTableOf(table);
    start.rules.rules.jokers = *JokerCount::of(jokers);
    int most = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        TableSession session(start);
        TableDealer dealer(session, seed);
        QVERIFY(!dealer.deal({}));
        if (start.isSituation())
            QVERIFY(!dealer.deal(boardDeal(session.table(), Street::river)));
        int found = 0;
        for (const Place place : tables::placesOf(session.table())) {
            if (place.row != CardTable::deadRow)
                found += session.card(place) == PlacedCard(Card::joker()) ? 1 : 0;
        }
        QVERIFY2(found >= atLeast && found <= atMost, qPrintable(describe(session.table())));
        most = std::max(most, found);
    }
    QCOMPARE(most, atMost);
}

void TestTableDealer::aFreeDeckDealsACardAgain()
{
    CardTable start = tableOf(QStringLiteral("- - - - - | - - - - - | - - - - -"));
    start.rules.rules.deck = DeckKind::free;
    int withRepeat = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        TableSession session(start);
        TableDealer dealer(session, seed);
        QVERIFY(!dealer.deal({}));
        withRepeat += findRepeatedCard(hands(session.table())) ? 1 : 0;
    }
    QVERIFY(withRepeat > 50); // fifteen cards of a free deck hold a pair of twins in 89 of 100
}

void TestTableDealer::aPackThatRunsOutDealsNothing()
{
    SeededRandom random(1);
    const std::vector<Card> pack{Card::joker(), Card(Rank::two, Suit::clubs)};
    QVERIFY(!tables::dealtCards(pack, 3, DeckKind::one, random));
    auto dealt = tables::dealtCards(pack, 2, DeckKind::one, random);
    QVERIFY(dealt);
    QVERIFY(std::ranges::is_permutation(*dealt, pack));
    QCOMPARE(tables::dealtCards(pack, 3, DeckKind::free, random)->size(), std::size_t(3));
}

void TestTableDealer::whatIsRefusedSaysWhy()
{
    CardTable table = tableOf(QStringLiteral("- - - - - | As Ah Ad Ac -"));
    const auto refusal = [&](const DealOrder& order) {
        TableSession session(table);
        TableDealer dealer(session, 1);
        QSignalSpy dealt(&dealer, &TableDealer::dealt);
        const auto reason = dealer.deal(order);
        const bool isNothing = session.table() == table && dealt.isEmpty();
        return reason && isNothing ? refusalText(order, *reason, session) : QString();
    };
    QCOMPARE(refusal({DealKind::rank, 0, Category::fiveOfAKind, 1}),
             QStringLiteral("Five of a kind does not count under these rules."));
    QCOMPARE(refusal({DealKind::rank, 0, Category::twoPair, 2}),
             QStringLiteral("With 2 wilds, two pair always becomes something better."));
    QCOMPARE(refusal({DealKind::rank, 0, Category::royalFlush, 0}),
             QStringLiteral("The other players hold the cards that it needs."));
    QCOMPARE(refusal({DealKind::rank, 1, Category::royalFlush, 0}), QString());
    for (const Rank rank : allRanks())
        table.rules.rules.wildRanks.insert(rank);
    QCOMPARE(refusal({DealKind::close}),
             QStringLiteral("No close hands were found under these rules."));
    QCOMPARE(refusal({DealKind::rank, 0, Category::pair, 0}),
             QStringLiteral("The deck does not hold the cards for it."));
    QCOMPARE(refusalText({}, tables::NoDeal::notEnoughCards, TableSession(table)),
             QStringLiteral("Not enough cards left to deal. Clear a hand or allow duplicates."));
}

void TestTableDealer::whatWasDealtIsTold()
{
    CardTable table = oddsTableOf(QStringLiteral("- - | - - | - -"));
    table.names[1] = QStringLiteral("Ann & Bob");
    OddsSession session(table);
    TableDealer dealer(session, 1);
    QStringList told;
    connect(&dealer, &TableDealer::dealt, this,
            [&](const DealOrder& /*order*/, const QString& text) { told << text; });
    dealer.deal({DealKind::player, 1}, 5);
    dealer.deal({DealKind::all}, 6);
    for (int seed = 7; seed < 10; ++seed)
        dealer.deal(nextStreetOf(session.table()), seed);
    session.goBackTo(Street::flop);
    dealer.deal(boardDeal(session.table(), Street::river), 10);
    session.goBackTo(Street::preflop);
    dealer.deal(boardDeal(session.table(), Street::turn), 11);
    QCOMPARE(told.join(u'|'),
             QStringLiteral("Ann & Bob, seed 5|Empty slots, seed 6|Flop, seed 7|Turn, seed 8|"
                            "River, seed 9|Rest of the board, seed 10|"
                            "Flop and turn, seed 11"));
}

SHOWDOWN_TEST(TestTableDealer)
#include "tst_tabledealer.moc"
