// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/equity.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// Who wins how often, where the figures are known.
class TestEquity : public QObject
{
    Q_OBJECT

private slots:
    void countsAreTheKnownOnes_data();
    void countsAreTheKnownOnes();
    void sharesAreExact();
    void permutedPlayersHavePermutedResults_data();
    void permutedPlayersHavePermutedResults();
    void playerAloneWinsEveryDeal();
    void unknownHandsAreCountedOneByOneUpToTheLimit_data();
    void unknownHandsAreCountedOneByOneUpToTheLimit();
    void onlyAWholeCountDecides();
    void chancesAreTakenFromTheDeals();
    void theLargestErrorIsTold();
};

void TestEquity::countsAreTheKnownOnes_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("counts"); // by who shares: none, 1, 2, 1 2, 3, 1 3, 2 3, 1 2 3

    const auto row = [](const char* name, const char* holes, const char* board,
                        const char* counts) {
        QTest::newRow(name) << QString::fromUtf8(holes) << QString::fromUtf8(board)
                            << QString::fromUtf8(counts);
    };
    row("suited ace and king against queens", "As Ks | Qd Qc", "", "0 787966 917606 6732 0 0 0 0");
    row("aces against kings", "As Ac | Ks Kc", "", "0 1410336 292660 9308 0 0 0 0");
    row("three players", "As Ks | Qd Qc | 7h 6h", "", "0 517365 541734 0 309549 0 0 2106");
    row("straight and trips against a flush draw", "As Ks | Qh Qd | Jc Tc", "Qs 9s 4d 8h",
        "0 7 10 0 25 0 0 0");
    row("the board plays", "2c 3d | 2h 3s", "As Ks Qs Js Ts", "0 0 0 1 0 0 0 0");
}

void TestEquity::countsAreTheKnownOnes()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const QString, counts);

    const EquityResult result = equityOf(situationOf(holes, board));
    QCOMPARE(describe(result.byWinners), counts);
    QVERIFY(result.isExact);
    QVERIFY(!result.isCancelled);
    QCOMPARE(result.counted, result.deals);
    QCOMPARE(result.error(0), 0.0);
}

void TestEquity::sharesAreExact()
{
    const EquityResult result = equityOf(situationOf(QStringLiteral("As Ks | Qd Qc | 7h 6h")));
    QCOMPARE(result.wins(0), 517365U);
    QCOMPARE(result.ties(0), 2106U);
    // 517,365 and a third of 2,106 of 1,370,754
    QCOMPARE(result.share(0), Chance(518067, 1370754).reduced());
    QCOMPARE(result.equity(0), 518067.0 / 1370754.0);
    const double sum = result.equity(0) + result.equity(1) + result.equity(2);
    QVERIFY(std::abs(sum - 1.0) < 1e-12);
}

void TestEquity::permutedPlayersHavePermutedResults_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("rules");

    QTest::newRow("before the flop")
        << QStringLiteral("As Ks | Qd Qc | 7h 6h") << QString() << QStringLiteral("standard");
    QTest::newRow("with wild twos")
        << QStringLiteral("2s Ks | Kd Qc | 7h 6h") << QString() << QStringLiteral("deuces");
    QTest::newRow("with jokers in hand and deck")
        << QStringLiteral("* Ks | Kd Qd | 7d *") << QStringLiteral("6d 5d 9s")
        << QStringLiteral("standard jokers=4 naturalBeatsWild=on");
    QTest::newRow("with an unknown hand")
        << QStringLiteral("As Ks | ? ? | 7h ?") << QStringLiteral("6d 5d 9s 9h")
        << QStringLiteral("series jokers=1");
}

void TestEquity::permutedPlayersHavePermutedResults()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const QString, rules);

    const Situation situation = situationOf(holes, board, {}, rules);
    const EquityResult result = equityOf(situation);
    std::array<std::size_t, 3> order{0, 1, 2};
    while (std::ranges::next_permutation(order).found) {
        Situation permuted = situation;
        for (std::size_t player = 0; player < order.size(); ++player)
            permuted.players[player] = situation.players[order[player]];
        std::array<std::uint64_t, 8> expected{};
        for (unsigned set = 0; set < expected.size(); ++set) {
            unsigned original = 0;
            for (std::size_t player = 0; player < order.size(); ++player)
                original |= (set >> player & 1U) << order[player];
            expected[set] = result.byWinners[original];
        }
        QCOMPARE(describe(equityOf(permuted).byWinners), describe(expected));
    }
}

void TestEquity::playerAloneWinsEveryDeal()
{
    const EquityResult result =
        equityOf(situationOf(QStringLiteral("4c 9c"), QStringLiteral("7d 5c Kh 8c")));
    QCOMPARE(result.deals, 46U);
    QCOMPARE(result.wins(0), 46U);
    QCOMPARE(result.share(0), Chance(1, 1));
}

void TestEquity::unknownHandsAreCountedOneByOneUpToTheLimit_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<quint64>("deals");
    QTest::addColumn<bool>("isExact");

    QTest::newRow("against any hand") << QStringLiteral("As Ks | ? ?") << QStringLiteral("standard")
                                      << quint64{2097572400} << true;
    QTest::newRow("against half a hand") << QStringLiteral("As Ks | Qd ?")
                                         << QStringLiteral("standard") << quint64{83902896} << true;
    QTest::newRow("against any hand, two jokers in the deck")
        << QStringLiteral("As Ks | ? ?") << QStringLiteral("standard jokers=2")
        << quint64{2809475760} << true;
    QTest::newRow("against any hand, three jokers in the deck")
        << QStringLiteral("As Ks | ? ?") << QStringLiteral("standard jokers=3")
        << quint64{3237004680} << false;
    QTest::newRow("half a hand against any hand")
        << QStringLiteral("As ? | ? ?") << QStringLiteral("standard") << quint64{106976192400}
        << false;
    QTest::newRow("known hands, a thousand jokers in the deck")
        << QStringLiteral("As Ks | Qd Qc") << QStringLiteral("standard jokers=1000")
        << quint64{10434585258504} << true;
}

void TestEquity::unknownHandsAreCountedOneByOneUpToTheLimit()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, rules);
    QFETCH(const quint64, deals);
    QFETCH(const bool, isExact);

    const Situation situation = situationOf(holes, {}, {}, rules);
    QCOMPARE(dealCount(situation), deals);
    EquityOptions few;
    few.maxSamples = 1;
    const EquityResult result = equityOf(situation, few);
    QCOMPARE(result.isExact, isExact);
    QCOMPARE(result.deals, deals);
    if (isExact)
        QCOMPARE(result.counted, deals);
    QCOMPARE(std::accumulate(result.byWinners.begin(), result.byWinners.end(), std::uint64_t{0}),
             result.counted);
    QCOMPARE(result.byWinners[0], 0U);
}

void TestEquity::onlyAWholeCountDecides()
{
    QVERIFY(!EquityResult().isWhole());
    QVERIFY(!EquityResult().decidedFor());
    EquityResult result =
        equityOf(situationOf(QStringLiteral("As Ad | 7h 2c"), QStringLiteral("Ah Ac Ks")));
    QVERIFY(result.isWhole());
    QCOMPARE(result.decidedFor(), std::optional<PlayerSet>(0b01));
    result.byWinners = {0, 0, 0, result.counted, 0, 0, 0, 0};
    QCOMPARE(result.decidedFor(), std::optional<PlayerSet>(0b11));
    result.byWinners = {0, 1, 0, result.counted - 1, 0, 0, 0, 0};
    QVERIFY(!result.decidedFor());
    result.byWinners = {0, result.counted - 1, 0, 0, 0, 0, 0, 0};
    --result.counted; // all of those counted so far
    QVERIFY(!result.isWhole());
    QVERIFY(!result.decidedFor());
    result.deals = result.counted;
    result.isExact = false; // samples, however many
    QVERIFY(!result.isWhole());
    QVERIFY(!result.decidedFor());
}

void TestEquity::chancesAreTakenFromTheDeals()
{
    EquityResult result;
    result.players = 3;
    result.counted = result.deals = 100;
    result.byWinners = {0, 10, 20, 4, 30, 0, 30, 6};
    QCOMPARE(result.winChance(1), Chance(20, 100));
    QCOMPARE(result.tieChance(1), Chance(40, 100));
    QCOMPARE(result.sharedBy(1, 1), std::uint64_t{20});
    QCOMPARE(result.sharedBy(2, 1), std::uint64_t{34});
    QCOMPARE(result.sharedBy(3, 1), std::uint64_t{6});
    QCOMPARE(result.sharedBy(2, 0), std::uint64_t{4});
}

void TestEquity::theLargestErrorIsTold()
{
    EquityResult result;
    result.players = 3;
    result.counted = 100;
    result.byWinners = {0, 1, 49, 0, 50, 0, 0, 0};
    QCOMPARE(result.largestError(), 0.0); // all deals were counted
    result.isExact = false;
    QCOMPARE(result.largestError(), result.error(2));
    QVERIFY(result.error(0) < result.error(1) && result.error(1) < result.error(2));
}

SHOWDOWN_TEST(TestEquity)
#include "tst_equity.moc"
