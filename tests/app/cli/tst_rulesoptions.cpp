// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/cliprocess.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// House rules and lenses chosen on the command line.
class TestRulesOptions : public QObject
{
    Q_OBJECT

private slots:
    void rulesAreChosen_data();
    void rulesAreChosen();
    void everyLensIsKnown_data();
    void everyLensIsKnown();
};

void TestRulesOptions::rulesAreChosen_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("rank");
    const auto row = [](const char* name, const char* options, const char* hand, const char* rules,
                        const char* rank) {
        QTest::newRow(name) << options << hand << rules << rank;
    };

    row("series is the default", "", "Th Td 7c 5s 2h", "Series rules",
        "High card, ten, then ten, seven, five, two");
    row("the series by name", "--rules series", "Th Td 7c 5s 2h", "Series rules",
        "High card, ten, then ten, seven, five, two");
    row("standard counts low pairs", "--rules standard", "Th Td 7c 5s 2h", "Standard rules",
        "Pair of tens, kickers seven, five, two");
    row("the bug is an ace beside a pair", "--rules bug", "Kh Kd 5c 2s *", "Bug rules",
        "Pair of kings, kickers ace, five, two");
    row("deuces are wild", "--rules deuces", "2h Kd Kc 9s 4h", "Deuces wild rules",
        "Three kings, kickers nine, four");
    row("pairFloor", "--set pairFloor=10", "Th Td 7c 5s 2h", "Series rules (changed): pairFloor=T",
        "Pair of tens, kickers seven, five, two");
    row("lowAceStraight", "--set lowAceStraight=on", "Ah 2d 3c 4s 5h",
        "Series rules (changed): lowAceStraight=on", "Straight, five high");
    row("fiveOfAKind", "--set fiveOfAKind=on", "* * * * *",
        "Series rules (changed): fiveOfAKind=on", "Five aces");
    row("flushRepeats", "--set flushRepeats=off --lens straight-flush", "* 9h 8h 7h 6h",
        "Series rules (changed): flushRepeats=off", "Straight flush, ten high");
    row("naturalBeatsWild", "--set naturalBeatsWild=on", "Qh Qd 9c 7s 2h",
        "Series rules (changed): naturalBeatsWild=on", "Pair of queens, kickers nine, seven, two");
    row("wildScope", "--set wildScope=bug", "Kh Kd 5c 2s *",
        "Series rules (changed): wildScope=bug", "Pair of kings, kickers ace, five, two");
    row("wildRanks", "--set wildRanks=3,J", "3h Jd Kc 9s 4h",
        "Series rules (changed): wildRanks=3,J", "Three kings, kickers nine, four");
    row("wildCards", "--set wildCards=Jh,Js", "Jh Js Kc 9s 4h",
        "Series rules (changed): wildCards=Jh,Js", "Three kings, kickers nine, four");
    row("deck", "--set deck=free", "Kh Kh 5c 3s 2h", "Series rules (changed): deck=free",
        "Pair of kings, kickers five, three, two");
    row("jokers", "--set jokers=2", "Kh Kd 5c 3s 2h", "Series rules (changed): jokers=2",
        "Pair of kings, kickers five, three, two");
    row("--deck is short for it", "--deck free", "Kh Kh 5c 3s 2h",
        "Series rules (changed): deck=free", "Pair of kings, kickers five, three, two");
    row("--jokers is short for it", "--jokers 2", "Kh Kd 5c 3s 2h",
        "Series rules (changed): jokers=2", "Pair of kings, kickers five, three, two");
    row("several changes", "--set pairFloor=2 --set wildRanks=4", "Th Td 7c 5s 4h",
        "Series rules (changed): pairFloor=2, wildRanks=4", "Three tens, kickers seven, five");
    row("the last of two changes counts", "--set pairFloor=2 --set pairFloor=Q", "Jh Jd 7c 5s 4h",
        "Series rules (changed): pairFloor=Q", "High card, jack, then jack, seven, five, four");
    row("the preset comes first wherever it stands", "--set pairFloor=Q --rules standard",
        "Jh Jd 7c 5s 4h", "Standard rules (changed): pairFloor=Q",
        "High card, jack, then jack, seven, five, four");
    row("a change to the same is none", "--set pairFloor=J", "Th Td 7c 5s 2h", "Series rules",
        "High card, ten, then ten, seven, five, two");
}

void TestRulesOptions::rulesAreChosen()
{
    QFETCH(const QString, options);
    QFETCH(const QString, hand);
    QFETCH(const QString, rank);
    const CliRun run = runCli(QStringList(QStringLiteral("compare"))
                              + options.split(u' ', Qt::SkipEmptyParts) + QStringList(hand));
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QTEST(rulesLineOf(run), "rules");
    QCOMPARE(firstPlayerOf(run), QStringLiteral("Player 1, 1st ") + rank);
}

void TestRulesOptions::everyLensIsKnown_data()
{
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("rank");

    QTest::newRow("high card") << "high-card"
                               << "High card, ace, then ace, ace, ace, ace";
    QTest::newRow("pair") << "pair"
                          << "Pair of aces, kickers ace, ace, ace";
    QTest::newRow("two pair") << "two-pair"
                              << "Two pair, aces and kings, ace kicker";
    QTest::newRow("three of a kind") << "three-of-a-kind"
                                     << "Three aces, kickers ace, ace";
    QTest::newRow("straight") << "straight"
                              << "Straight, ace high";
    QTest::newRow("flush") << "flush"
                           << "Flush, ace high";
    QTest::newRow("full house") << "full-house"
                                << "Full house, aces over kings";
    QTest::newRow("four of a kind") << "four-of-a-kind"
                                    << "Four aces, ace kicker";
    QTest::newRow("straight flush") << "straight-flush"
                                    << "Straight flush, ace high";
    QTest::newRow("royal flush") << "royal-flush"
                                 << "Royal flush";
    QTest::newRow("five of a kind") << "five-of-a-kind"
                                    << "Five aces";
}

void TestRulesOptions::everyLensIsKnown()
{
    QFETCH(const QString, lens);
    QFETCH(const QString, rank);
    const CliRun run = runCli({QStringLiteral("compare"), QStringLiteral("--set"),
                               QStringLiteral("fiveOfAKind=on"), QStringLiteral("--lens"), lens,
                               QStringLiteral("* * * * *")});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(firstPlayerOf(run), QStringLiteral("Player 1, 1st ") + rank);
}

SHOWDOWN_TEST(TestRulesOptions)
#include "tst_rulesoptions.moc"
