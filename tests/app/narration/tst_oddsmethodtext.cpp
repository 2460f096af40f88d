// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/numbertext.h"
#include "app/narration/oddsmethodtext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

const OddsPlayers allThree{{1, 2, 3}, {}};

/// A count of made-up numbers: Player 1 wins 10, …, all three share 6 of 100.
EquityResult made(bool isExact)
{
    EquityResult result;
    result.players = 3;
    result.isExact = isExact;
    result.deals = isExact ? 100 : 5000;
    result.counted = 100;
    result.byWinners = {0, 10, 20, 4, 30, 0, 30, 6};
    return result;
}

} // namespace

/// How odds were counted, in words and figures.
class TestOddsMethodText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(speak("en")); }

    void waysAreToldFactorByFactor_data();
    void waysAreToldFactorByFactor();
    void summariesTellWhatWasDone();
    void potsAddUp();
    void errorsShrinkWithTheRoot();
};

void TestOddsMethodText::waysAreToldFactorByFactor_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QStringList>("expected");
    const QString why =
        QStringLiteral("Divided, because the order in which cards come does not matter.");
    QTest::newRow("river") << "As Ks | Qh Qd"
                           << "Qs 9s 4d 8h 2h" << QStringList();
    QTest::newRow("turn") << "As Ks | Qh Qd"
                          << "Qs 9s 4d 8h" << QStringList{QStringLiteral("River: 44 cards")};
    QTest::newRow("flop") << "As Ks | Qh Qd"
                          << "Qs 9s 4d"
                          << QStringList{QStringLiteral("Turn and river: 45 × 44 ÷ 2 = 990"), why};
    QTest::newRow("before the flop")
        << "As Ks | Qh Qd"
        << ""
        << QStringList{QStringLiteral("Board: 48 × 47 × 46 × 45 × 44 ÷ 120 = 1,712,304"), why};
    QTest::newRow("one unknown card on the turn")
        << "As Ks | Qh ?"
        << "Qs 9s 4d 8h"
        << QStringList{QStringLiteral("Hole cards of Player 2: 45"),
                       QStringLiteral("River: 44 cards"),
                       QStringLiteral("Multiplied: 1,980 deals")};
    QTest::newRow("unknown cards on the river")
        << "As Ks | ? ? | ? Qh"
        << "Qs 9s 4d 8h 2h"
        << QStringList{QStringLiteral("Hole cards of Player 2: 44 × 43 ÷ 2 = 946"),
                       QStringLiteral("Hole cards of Player 3: 42"),
                       QStringLiteral("Multiplied: 39,732 deals"), why};
}

void TestOddsMethodText::waysAreToldFactorByFactor()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    const Situation situation = situationOf(holes, board);
    const QStringList lines = methodWays(situation, allThree);
    QTEST(lines, "expected");
    const QString all = countText(dealCount(situation));
    QVERIFY(lines.isEmpty() || !lines.filter(all).isEmpty());
}

void TestOddsMethodText::summariesTellWhatWasDone()
{
    const Situation known = situationOf(QStringLiteral("As Ks | Qh Qd"));
    const Situation unknown = situationOf(QStringLiteral("As Ks | ? ?"));
    EquityResult result = made(true);
    QCOMPARE(methodSummary(known, result),
             QStringLiteral("Every board was counted, each of them once: 100."));
    QCOMPARE(methodSummary(unknown, result),
             QStringLiteral("Every deal was counted, each of them once: 100."));
    result = made(false);
    QCOMPARE(methodSummary(known, result), QStringLiteral("Drawn by chance: 100 of 5,000 boards."));
    QCOMPARE(methodSummary(unknown, result),
             QStringLiteral("Drawn by chance: 100 of 5,000 deals."));
    result.deals = ~std::uint64_t{0};
    QCOMPARE(methodSummary(unknown, result),
             QStringLiteral("Drawn by chance: 100 deals. There are more than any number here can "
                            "tell."));
    result = made(true);
    result.deals = result.counted = 1;
    QCOMPARE(methodSummary(known, result),
             QStringLiteral("All cards are seen: there is one board, and nothing to count."));
}

void TestOddsMethodText::potsAddUp()
{
    const EquityResult result = made(true);
    QStringList shares;
    std::uint64_t deals = 0;
    for (const PotShare& share : potShares(result, allThree)) {
        shares << share.who + QStringLiteral(" ") + countText(share.deals);
        deals += share.deals;
    }
    QCOMPARE(shares,
             (QStringList{QStringLiteral("Player 1 wins 10"), QStringLiteral("Player 2 wins 20"),
                          QStringLiteral("Player 3 wins 30"),
                          QStringLiteral("Players 1 and 2 share the pot 4"),
                          QStringLiteral("Players 2 and 3 share the pot 30"),
                          QStringLiteral("All three share the pot 6")}));
    QCOMPARE(deals, result.counted);
    QCOMPARE(equitySum(result, 0, allThree),
             QStringLiteral("Player 1: (10 + 4 ÷ 2 + 6 ÷ 3) ÷ 100 = 14.0 %"));
    QCOMPARE(equitySum(result, 1, allThree),
             QStringLiteral("Player 2: (20 + 34 ÷ 2 + 6 ÷ 3) ÷ 100 = 39.0 %"));
    QCOMPARE(tieRule(result),
             QStringLiteral("A pot that two share counts one half for each, one that all three "
                            "share one third."));
    EquityResult never = made(true);
    never.byWinners = {0, 100, 0, 0, 0, 0, 0, 0};
    QCOMPARE(equitySum(never, 1, allThree), QStringLiteral("Player 2: 0 ÷ 100 = 0.0 %"));
    QCOMPARE(tieRule(never), QString());
    QCOMPARE(potShares(never, allThree).size(), std::size_t{3});
}

void TestOddsMethodText::errorsShrinkWithTheRoot()
{
    QVERIFY(sampleErrors(made(true), allThree).isEmpty());
    QVERIFY(sampleLaws(made(true), 1).isEmpty());
    const EquityResult sample = made(false);
    const QStringList errors = sampleErrors(sample, allThree);
    QCOMPARE(errors.size(), qsizetype{3});
    QCOMPARE(errors[0],
             QStringLiteral("Player 1: 14.00 % ± %1").arg(smallPercentText(sample.error(0))));
    const double largest = std::max({sample.error(0), sample.error(1), sample.error(2)});
    const QStringList laws = sampleLaws(sample, 9);
    QCOMPARE(laws[1],
             QStringLiteral("Four times the samples halve it: 100 give up to %1, and 400 would "
                            "give %2.")
                 .arg(smallPercentText(largest, 3), smallPercentText(largest / 2, 3)));
    QCOMPARE(laws[2], QStringLiteral("Samples of the seed 9: the same seed draws the same ones."));
}

SHOWDOWN_TEST(TestOddsMethodText)
#include "tst_oddsmethodtext.moc"
