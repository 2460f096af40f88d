// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/comparesession.h"
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

namespace {

/// The cards that a row kept; a dash for each new one.
QString kept(const SlotRow& before, const SlotRow& after)
{
    SlotRow same(before.kind());
    for (int slot = 0; slot < Hand::fullSize; ++slot)
        same.set(slot, before[slot] == after[slot] ? before[slot] : std::nullopt);
    return describe(same);
}

} // namespace

/// Random deals.
class TestTableDealer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en"))); }
    void emptySlotsAreFilled();
    void aFullTableIsDealtAnew();
    void onePlayerIsDealtTo();
    void oneSeedGivesTheSameCardsEverywhere();
    void noCardComesTwiceOfOneDeck();
    void jokersComeAsTheDeckHoldsThem_data();
    void jokersComeAsTheDeckHoldsThem();
    void aFreeDeckDealsACardAgain();
    void aPackThatRunsOutDealsNothing();
    void whatIsRefusedSaysWhy();
};

void TestTableDealer::emptySlotsAreFilled()
{
    const CardTable before = tableOf(QStringLiteral("Ks - * - 2h | - - - - - | 3c 4c 5c 6c 7c"));
    CompareSession session(before);
    TableDealer dealer(session, 7);
    QVERIFY(!dealer.deal({}));
    for (int player = 0; player < 3; ++player) {
        QVERIFY(session.row(player).hand().isComplete());
        QCOMPARE(kept(before.row(player), session.row(player)), describe(before.row(player)));
    }
    QCOMPARE(session.undoStack().count(), 1);
    QCOMPARE(session.undoStack().undoText(), QStringLiteral("Deal"));
    session.undoStack().undo();
    QCOMPARE(session.table(), before);
}

void TestTableDealer::aFullTableIsDealtAnew()
{
    CompareSession session;
    session.setPlayerCount(2);
    const CardTable before = session.table();
    TableDealer dealer(session, 7);
    QVERIFY(!dealer.deal({}));
    for (int player = 0; player < 2; ++player) {
        QVERIFY(session.row(player).hand().isComplete());
        QVERIFY(session.row(player) != before.row(player));
    }
    QVERIFY(session.table().row(2).hand().isEmpty());
    QCOMPARE(session.undoStack().count(), 2);
}

void TestTableDealer::onePlayerIsDealtTo()
{
    const CardTable before = tableOf(QStringLiteral("Ks - * - 2h | - - - - - | 3c 4c 5c 6c 7c"));
    CompareSession session(before);
    TableDealer dealer(session, 3);
    QVERIFY(!dealer.deal({DealKind::player, 0}));
    QVERIFY(session.row(0).hand().isComplete());
    QCOMPARE(kept(before.row(0), session.row(0)), QStringLiteral("Ks - * - 2h"));
    QVERIFY(session.row(1).hand().isEmpty());

    QVERIFY(!dealer.deal({DealKind::player, 2}));
    QVERIFY(session.row(2).hand().isComplete());
    QVERIFY(session.row(2) != before.row(2));
    QCOMPARE(session.undoStack().undoText(), QStringLiteral("Deal to one player"));
}

void TestTableDealer::oneSeedGivesTheSameCardsEverywhere()
{
    CompareSession session(tableOf(QStringLiteral("- - - - - | - - - - -")));
    TableDealer dealer(session, 2026);
    QVERIFY(!dealer.deal({}));
    QCOMPARE(describe(session.table()), QStringLiteral("5d 3h 4d Ad 9d | 6s Kh 8s Jc Tc"));
    QVERIFY(!dealer.deal({}));
    QCOMPARE(describe(session.table()), QStringLiteral("4s 6s 9s Ts 5s | Ac Js Th 9d 3c"));
}

void TestTableDealer::noCardComesTwiceOfOneDeck()
{
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CompareSession session(tableOf(QStringLiteral("Ks - * - 2h | - - - - - | 3c 4c 5c 6c 7c")));
        TableDealer dealer(session, seed);
        QVERIFY(!dealer.deal({}));
        QVERIFY(!dealer.deal({}));
        QVERIFY(!findRepeatedCard(hands(session.table())));
    }
}

void TestTableDealer::jokersComeAsTheDeckHoldsThem_data()
{
    QTest::addColumn<int>("jokers");
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("atLeast");
    QTest::addColumn<int>("atMost");

    QTest::newRow("a deck without jokers deals none") << 0 << "- - - - - | - - - - -" << 0 << 0;
    QTest::newRow("two jokers come twice at most") << 2 << "- - - - - | - - - - -" << 0 << 2;
    QTest::newRow("wilds on the table are jokers of the deck")
        << 2 << "* * * - - | - - - - -" << 3 << 3;
    QTest::newRow("a deck of jokers deals little else")
        << 1000 << "- - - - - | - - - - -" << 5 << 10;
}

void TestTableDealer::jokersComeAsTheDeckHoldsThem()
{
    QFETCH(const int, jokers);
    QFETCH(const QString, table);
    QFETCH(const int, atLeast);
    QFETCH(const int, atMost);
    CardTable start = tableOf(table);
    start.rules.rules.jokers = *JokerCount::of(jokers);
    bool anyJoker = false;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        CompareSession session(start);
        TableDealer dealer(session, seed);
        QVERIFY(!dealer.deal({}));
        int found = 0;
        for (const Hand& hand : hands(session.table()))
            found += static_cast<int>(std::ranges::count(hand.cards(), Card::joker()));
        QVERIFY2(found >= atLeast && found <= atMost, qPrintable(QString::number(found)));
        anyJoker = anyJoker || found > 0;
    }
    QCOMPARE(anyJoker, atMost > 0);
}

void TestTableDealer::aFreeDeckDealsACardAgain()
{
    CardTable start = tableOf(QStringLiteral("- - - - - | - - - - - | - - - - -"));
    start.rules.rules.deck = DeckKind::free;
    int withRepeat = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        CompareSession session(start);
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
    QVERIFY(!dealtCards(pack, 3, DeckKind::one, random));
    auto dealt = dealtCards(pack, 2, DeckKind::one, random);
    QVERIFY(dealt);
    QVERIFY(std::ranges::is_permutation(*dealt, pack));
    QCOMPARE(dealtCards(pack, 3, DeckKind::free, random)->size(), std::size_t(3));
}

void TestTableDealer::whatIsRefusedSaysWhy()
{
    CardTable table = tableOf(QStringLiteral("- - - - - | As Ah Ad Ac -"));
    const auto refusal = [&](const DealOrder& order) {
        CompareSession session(table);
        TableDealer dealer(session, 1);
        QSignalSpy dealt(&dealer, &TableDealer::dealt);
        const auto reason = dealer.deal(order);
        const bool isNothing = session.table() == table && dealt.isEmpty();
        return reason && isNothing ? refusalText(order, *reason) : QString();
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
    QCOMPARE(refusalText({}, NoDeal::notEnoughCards),
             QStringLiteral("Not enough cards left to deal. Clear a hand or allow duplicates."));
}

SHOWDOWN_TEST(TestTableDealer)
#include "tst_tabledealer.moc"
