// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/numbertext.h"
#include "app/narration/oddstext.h"
#include "tests/app/cli/asking.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <numeric>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

/// Straight against a flush draw: queens, ace and king of spades, and a straight that leads.
Situation threeOnTheTurn()
{
    return situationOf(QStringLiteral("As Ks | Qh Qd | Jc Tc"), QStringLiteral("Qs 9s 4d 8h"));
}

QString notation(const std::vector<UnseenCard>& cards)
{
    QStringList texts;
    for (const UnseenCard& unseen : cards)
        texts << qt(toText(unseen.card)) + (unseen.copies > 1 ? QStringLiteral("x") : QString());
    return texts.join(u' ');
}

/// `7 Flush, ace high: Js Ts …` for each group.
QStringList groupsOf(const Situation& situation, int player)
{
    QStringList texts;
    for (const OutGroup& group : outGroups(*outsOf(situation, player)))
        texts << QString::number(group.count) + u' ' + group.makes + QStringLiteral(": ")
                     + notation(group.cards);
    return texts;
}

/// The cards that help but do not win, with their texts.
QStringList missesOf(const Situation& situation, int player, const QStringList& names = {})
{
    QStringList texts;
    std::vector<int> players(situation.players.size());
    std::iota(players.begin(), players.end(), 0);
    for (const MissGroup& group :
         missGroups(*outsOf(situation, player), oddsPlayers(players, names)))
        texts << notation(group.cards) + QStringLiteral(": ") + group.reason;
    return texts;
}

} // namespace

/// Odds in words and figures.
class TestOddsText : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreRounded_data();
    void numbersAreRounded();
    void ratiosAreGiven_data();
    void ratiosAreGiven();
    void outsAreGroupedByWhatTheyMake();
    void manyGroupsAreTheRanksAlone();
    void missesSayWhomTheyHelp();
    void missesSayWhoStaysAhead();
    void missesTellOfSharedPots();
    void sharedPotsAreAGroupOfTheirOwn();
    void reasonsThatHardlyDifferAreOne();
    void theBasisOfACountIsTold();
    void textShowsPlayersAndOuts();
    void likelyOutsAreToldInFavour();
    void whoDoesNotPlayIsShown();
};

void TestOddsText::numbersAreRounded_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("no group") << countText(999) << "999";
    QTest::newRow("groups") << countText(1'370'754) << "1,370,754";
    QTest::newRow("zeros in a group") << countText(1'000'044) << "1,000,044";
    QTest::newRow("a percentage") << percentText({12, 46}) << "26.1 %";
    QTest::newRow("half a tenth goes up") << percentText({1, 2000}) << "0.1 %";
    QTest::newRow("less than half a tenth goes down") << percentText({1, 2001}) << "0.0 %";
    QTest::newRow("all") << percentText({7, 7}) << "100.0 %";
    QTest::newRow("of nothing") << percentText({0, 0}) << "0.0 %";
    QTest::newRow("decimals as wanted") << percentText({4, 2'598'960}, 4) << "0.0002 %";
    QTest::newRow("no decimals") << percentText({1, 200}, 0) << "1 %";
    QTest::newRow("a share of huge numbers")
        << percentText({4'503'599'627'370'496, 9'007'199'254'740'991}, 2) << "50.00 %";
    QTest::newRow("an error") << smallPercentText(0.000467) << "0.05 %";
}

void TestOddsText::numbersAreRounded()
{
    QFETCH(const QString, text);
    QTEST(text, "expected");
}

void TestOddsText::ratiosAreGiven_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("against") << oddsText({12, 46}) << "2.8 : 1 against";
    QTest::newRow("in favour") << oddsText({25, 42}) << "1.5 : 1 in favour";
    QTest::newRow("even") << oddsText({1, 2}) << "1.0 : 1 against";
    QTest::newRow("never") << oddsText({0, 46}) << "–";
    QTest::newRow("always") << oddsText({46, 46}) << "–";
    QTest::newRow("against, whatever it is") << againstText({25, 42}) << "0.7 : 1";
    QTest::newRow("against never") << againstText({0, 42}) << "–";
}

void TestOddsText::ratiosAreGiven()
{
    QFETCH(const QString, text);
    QTEST(text, "expected");
}

void TestOddsText::outsAreGroupedByWhatTheyMake()
{
    QCOMPARE(groupsOf(threeOnTheTurn(), 0),
             QStringList{QStringLiteral("7 Flush, ace high: Js Ts 7s 6s 5s 3s 2s")});
    QCOMPARE(groupsOf(threeOnTheTurn(), 1),
             (QStringList{QStringLiteral("1 Four queens: Qc"),
                          QStringLiteral("9 Full house: 9h 9d 9c 8s 8d 8c 4s 4h 4c")}));
    const Situation alone = situationOf(QStringLiteral("4c 9c"), QStringLiteral("7d 5c Kh 8c"), {},
                                        QStringLiteral("standard jokers=2"));
    QCOMPARE(groupsOf(alone, 0),
             (QStringList{QStringLiteral("11 Flush: Ac Kc Qc Jc Tc 7c 6c 3c 2c *x"),
                          QStringLiteral("3 Straight: 6s 6h 6d")}));
    const Situation other =
        situationOf(QStringLiteral("4c 9c | As Qd"), QStringLiteral("7d 5c Kh 8c"));
    QCOMPARE(groupsOf(other, 0), (QStringList{QStringLiteral("9 Flush: Ac Kc Qc Jc Tc 7c 6c 3c 2c"),
                                              QStringLiteral("3 Straight: 6s 6h 6d"),
                                              QStringLiteral("3 Pair of nines: 9s 9h 9d"),
                                              QStringLiteral("3 Pair of fours: 4s 4h 4d")}));
}

/// If there are many groups, only their ranks are named.
void TestOddsText::manyGroupsAreTheRanksAlone()
{
    const Situation alone = situationOf(QStringLiteral("Kc Kd"), QStringLiteral("9h 8s 4s 2c"));
    std::optional<PlayerOuts> outs = outsOf(alone, 0, Category::twoPair);
    QVERIFY(outs);
    QStringList texts;
    for (const OutGroup& group : outGroups(*outs))
        texts << QString::number(group.count) + u' ' + group.makes;
    QCOMPARE(texts, (QStringList{QStringLiteral("2 Three kings"), QStringLiteral("12 Two pair")}));
}

void TestOddsText::missesSayWhomTheyHelp()
{
    const QStringList misses = missesOf(threeOnTheTurn(), 0);
    QCOMPARE(misses[0],
             QStringLiteral("8s 4s: They make a flush, but they give Player 2 a full house."));
    const QString named = missesOf(threeOnTheTurn(), 0, {{}, QStringLiteral("Ada 100%1")})[0];
    QVERIFY2(named.endsWith(QStringLiteral("give Ada 100%1 a full house.")), qPrintable(named));
    const Situation pairs =
        situationOf(QStringLiteral("Kd Qd | Ah 2c"), QStringLiteral("Jh Th 7s 3d"));
    QCOMPARE(missesOf(pairs, 0), QStringList{QStringLiteral(
                                     "Js Jd Jc Ts Td Tc 7h 7d 7c 3s 3h 3c: They make a pair, but "
                                     "they give Player 2 the same rank, and higher.")});
}

void TestOddsText::missesSayWhoStaysAhead()
{
    const QStringList misses = missesOf(threeOnTheTurn(), 0);
    QCOMPARE(misses.back(),
             QStringLiteral("Ah Ad Ac Kh Kd Kc: They make a pair, but Player 3 has a straight."));
    const Situation pairs =
        situationOf(QStringLiteral("9h 8c | Kd Kc"), QStringLiteral("Ah Jh 4s 2d"));
    QCOMPARE(missesOf(pairs, 0).back(),
             QStringLiteral("9s 9d 9c 8s 8h 8d: They make a pair, but Player 2 has the same rank, "
                            "and higher."));
}

void TestOddsText::missesTellOfSharedPots()
{
    const Situation helped =
        situationOf(QStringLiteral("Kh 2c | Kd 3c"), QStringLiteral("Kc Ks Qh Jd"));
    QCOMPARE(missesOf(helped, 0),
             QStringList{QStringLiteral("Qs Qd Qc Js Jh Jc: They make a full house, but they give "
                                        "Player 2 the same: the pot is shared.")});
    const Situation behind =
        situationOf(QStringLiteral("Th 2c | Td 9c"), QStringLiteral("8h 7d 6s Kc"));
    QCOMPARE(missesOf(behind, 0).front(),
             QStringLiteral("9s 9h 9d: They make a straight, but Player 2 has the same: the pot is "
                            "shared."));
    const Situation allThree =
        situationOf(QStringLiteral("As Ks | Ad Kd | Ah Kh"), QStringLiteral("2s 3s 4d 9c"));
    QCOMPARE(missesOf(allThree, 1).front(),
             QStringLiteral("5h 5d 5c: They make a straight, but they give Player 1 and Player 3 "
                            "the same: the pot is shared."));
    const Situation oneHelped =
        situationOf(QStringLiteral("Th 2c | Td 9c | Tc 2d"), QStringLiteral("8h 7d 6s Kc"));
    QCOMPARE(missesOf(oneHelped, 0).front(),
             QStringLiteral("9s 9h 9d: They make a straight, but Player 2 and Player 3 have the "
                            "same: the pot is shared."));
}

void TestOddsText::sharedPotsAreAGroupOfTheirOwn()
{
    PlayerOuts outs = *outsOf(threeOnTheTurn(), 0);
    std::erase_if(outs.misses,
                  [](const Miss& miss) { return miss.makes.category() != Category::flush; });
    QCOMPARE(outs.misses.size(), std::size_t(2));
    const OddsPlayers players = oddsPlayers({0, 1, 2}, {});
    QCOMPARE(missGroups(outs, players).size(), std::size_t(1));
    outs.misses[0].ties = true;
    QCOMPARE(missGroups(outs, players).size(), std::size_t(2));
}

/// They share one sentence, which is true for all of the cards.
void TestOddsText::reasonsThatHardlyDifferAreOne()
{
    PlayerOuts outs = *outsOf(threeOnTheTurn(), 0);
    std::erase_if(outs.misses,
                  [](const Miss& miss) { return miss.makes.category() != Category::flush; });
    outs.misses[1].reason = MissReason::staysBehind;
    const std::vector<MissGroup> groups = missGroups(outs, oddsPlayers({0, 1, 2}, {}));
    QCOMPARE(groups.size(), std::size_t(1));
    QCOMPARE(groups[0].reason, QStringLiteral("They make a flush, but Player 2 has a full house."));
}

void TestOddsText::theBasisOfACountIsTold()
{
    EquityResult result;
    result.players = 2;
    result.deals = 1'712'304;
    result.counted = 1'712'304;
    QCOMPARE(equityBasis(result), QStringLiteral("Exact; boards counted: 1,712,304"));
    QCOMPARE(equityBasis(result, true), QStringLiteral("Exact; deals counted: 1,712,304"));
    result.counted = 1000;
    result.isCancelled = true;
    result.isExact = false;
    result.byWinners[1] = 500;
    result.byWinners[2] = 500;
    QCOMPARE(equityBasis(result),
             QStringLiteral("Partial, because it was stopped; deals drawn by chance: 1,000, "
                            "standard error up to 1.58 %"));
    result.isCancelled = false;
    QCOMPARE(equityBasis(result), QStringLiteral("Sampled; deals drawn by chance: 1,000, "
                                                 "standard error up to 1.58 %"));
}

void TestOddsText::textShowsPlayersAndOuts()
{
    const CliRun run = runCli(wordsOf("odds --hole As_Ks --hole Qh_Qd --hole Jc_Tc "
                                      "--board Qs_9s_4d_8h --dead 2c"));
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    const QString expected =
        QStringLiteral("Standard rules\n"
                       "\n"
                       "Street  Turn\n"
                       "Board   Qs 9s 4d 8h\n"
                       "Dead    2c\n"
                       "Unseen  41\n"
                       "\n"
                       "          Holds  Has now          Wins  Ties  Equity  Odds\n"
                       "Player 1  As Ks  High card           7     0  17.1 %   4.9 : 1 against\n"
                       "Player 2  Qh Qd  Three of a kind    10     0  24.4 %   3.1 : 1 against\n"
                       "Player 3  Jc Tc  Straight           24     0  58.5 %   1.4 : 1 in favour\n"
                       "Exact; boards counted: 41\n"
                       "\n"
                       "Player 1: ");
    QCOMPARE(run.out.left(expected.size()), expected);
    QVERIFY(run.out.contains(QStringLiteral("\n  Four queens  1  Qc\n"
                                            "  Full house   9  9h 9d 9c 8s 8d 8c 4s 4h 4c\n")));
    QVERIFY(run.out.contains(
        QStringLiteral("\n  Cards that improve the hand and do not win:\n"
                       "    8s 4s  They make a flush, but they give Player 2 a full house.\n")));
}

void TestOddsText::likelyOutsAreToldInFavour()
{
    const CliRun run = runCli(wordsOf("odds --hole As_Ks --hole Qd_Qc --board 2h_3d_4c_5s"));
    QVERIFY2(run.out.contains(QStringLiteral("\n  Odds against  44 : 0  –\n")),
             qPrintable(run.out));
    QVERIFY2(run.out.contains(QStringLiteral("\n  Odds in favour  37 : 7   5.3 : 1\n")),
             qPrintable(run.out));
    const CliRun unknown = runCli(wordsOf("odds --hole As_? --hole Kd_Kc --board 2s_3s_9d"));
    QVERIFY2(unknown.out.contains(u"\nExact; deals counted: 45,540\n"), qPrintable(unknown.out));
}

void TestOddsText::whoDoesNotPlayIsShown()
{
    const CliRun run =
        runCli({QStringLiteral("odds"), QStringLiteral("--hole=As Ks"), QStringLiteral("--hole="),
                QStringLiteral("--hole=Ah Kh"), QStringLiteral("--board=2c 3c 4h Qd")});
    QCOMPARE(run.err, QString());
    QVERIFY2(run.out.contains(QStringLiteral("\nPlayer 2  Does not play\nPlayer 3  Ah Kh  ")),
             qPrintable(run.out));
    QVERIFY(run.out.contains(QStringLiteral("\nShared by players 1, 3: ")));
    QVERIFY(run.out.contains(QStringLiteral("but they give Player 3 the same")));
    QVERIFY(!run.out.contains(QStringLiteral("Player 2: ")));
}

SHOWDOWN_TEST(TestOddsText)
#include "tst_oddstext.moc"
