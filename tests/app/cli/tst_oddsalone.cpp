// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/asking.h"
#include "tests/support/plainodds.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTest>

#include <numeric>

using namespace showdown;
using namespace showdown::tests;

namespace {

using PlainRanks = std::array<std::uint64_t, allCategories().size()>;

/// The number of deals that give the rank or a better one.
std::uint64_t atLeast(const PlainRanks& ranks, Category target)
{
    return std::accumulate(ranks.begin() + static_cast<std::ptrdiff_t>(target), ranks.end(),
                           std::uint64_t{0});
}

QStringList words(const char* text)
{
    return wordsOf("odds --hole") + wordsOf(text);
}

} // namespace

/// The output of `odds` for a player alone: the exact chances of the hand's outcomes.
class TestOddsAlone : public QObject
{
    Q_OBJECT

private slots:
    void chancesAreThoseOfAllPairs_data();
    void chancesAreThoseOfAllPairs();
    void theChanceByTheRiverNeedsTwoCardsToCome_data();
    void theChanceByTheRiverNeedsTwoCardsToCome();
    void boardsBeforeTheFlopAreCounted();
    void ranksStandFromTheHighestDown();
    void aHandThatIsThereHasNoOuts_data();
    void aHandThatIsThereHasNoOuts();
    void textOfOnePlayerTeachesTheRuleByHeart();
    void textTellsOfTwoCardsOnTheFlop();
    void equalChancesNeedNoNote();
    void textTellsOfOnePlayerBeforeTheFlop();
    void whatIsThereAlreadyIsSaid();
    void theReadmeTellsTheTruth();
};

void TestOddsAlone::chancesAreThoseOfAllPairs_data()
{
    QTest::addColumn<QString>("hole");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("target");
    QTest::addColumn<quint64>("good");
    const auto row = [](const char* hole, const char* board, const char* target, quint64 good,
                        const char* rules = "standard") {
        QTest::addRow("%s on %s, %s, %s", hole, board, target, rules)
            << QString::fromLatin1(hole) << QString::fromLatin1(board) << QString::fromLatin1(rules)
            << QString::fromLatin1(target) << good;
    };
    row("5s 5d", "5h Kc 2d", "full-house", 361);
    row("As Ad", "7h 6c 2h", "two-pair", 505);
    row("Qs Jd", "Th 5c 2h", "straight", 48);
    row("Qs Jd", "Th 5c 2h", "flush", 0);
    row("9h 8h", "7h 6c 5s", "straight", 1081);
    row("9h 8h", "7h 6c 5s", "straight-flush", 3);
    row("As Kd", "7h 6c 2h", "high-card", 1081);
    row("4c 9c", "7d 5c Kh", "straight", 75);
    row("4c 9c", "7d 5c Kh", "straight", 75, "series");
    row("Ah 2c", "3d 9h Kc", "straight", 16);
    row("Ah 2c", "3d 9h Kc", "straight", 0, "series");
    row("Th 9c", "7d 5s 2h", "pair", 161, "series");
    row("Th 9c", "7d 5s 2h", "pair", 161, "standard pairFloor=J");
    row("* 9c", "7d 5c Kh", "three-of-a-kind", 873);
    row("* 9c", "7d 5c Kh", "flush", 55, "bug");
    row("* *", "7d 5c Kh", "four-of-a-kind", 491);
    row("5s 5d", "5h Kc 2d", "full-house", 505, "standard jokers=3");
    row("Qs Jd", "Th 5c 2h", "straight", 64, "bug jokers=1");
    row("As Kd", "2h 9c 5d", "three-of-a-kind", 766, "deuces");
    row("As Kd", "2h 2c 9d", "five-of-a-kind", 28, "deuces");
    row("As Kd", "7h 9c 5d", "straight", 43, "standard wildCards=Jh,Js,Kh");
    row("As Kd", "7h 9c 5d", "two-pair", 144, "series flushRepeats=off jokers=1");
}

void TestOddsAlone::chancesAreThoseOfAllPairs()
{
    QFETCH(const QString, hole);
    QFETCH(const QString, board);
    QFETCH(const QString, rules);
    QFETCH(const QString, target);
    const PlainRanks plain = plainRanks(situationOf(hole, board, {}, rules));
    const Category category = *categoryFromId(target.toStdString());
    const auto pairs = static_cast<double>(atLeast(plain, Category::highCard));

    QStringList words{QStringLiteral("odds"),
                      QStringLiteral("--hole"),
                      hole,
                      QStringLiteral("--to"),
                      target,
                      QStringLiteral("--board"),
                      board,
                      QStringLiteral("--rules"),
                      rules.section(u' ', 0, 0)};
    for (const QString& rule : rules.split(u' ').mid(1))
        words << QStringLiteral("--set") << rule;
    const Json player = asked(words)["players"][0];
    QCOMPARE(player["chanceByRiver"].get<double>(),
             static_cast<double>(atLeast(plain, category)) / pairs);
    for (const auto& [rank, share] : player["final"].items())
        QCOMPARE(share.get<double>(),
                 static_cast<double>(plain[static_cast<std::size_t>(*categoryFromId(rank))])
                     / pairs);
    QTEST(quint64{atLeast(plain, category)}, "good");
}

void TestOddsAlone::theChanceByTheRiverNeedsTwoCardsToCome_data()
{
    QTest::addColumn<QString>("chance");
    const auto row = [](const char* cards, const char* chance) {
        QTest::newRow(cards) << QString::fromLatin1(chance);
    };
    row("As_Ks", "null");
    row("As_? --board 2c_7d_9h", "null");
    row("As_Ks --board 2c_7d_9h_Th", "null");
    row("As_Ks --board 2c_7d_9h_Th_Tc", "null");
}

void TestOddsAlone::theChanceByTheRiverNeedsTwoCardsToCome()
{
    const Json player = asked(words(QTest::currentDataTag()))["players"][0];
    QTEST(compact(player["chanceByRiver"]), "chance");
    double sum = 0.0;
    for (const Json& share : player["final"])
        sum += share.get<double>();
    QVERIFY(qAbs(sum - 1.0) < 1e-12);
}

void TestOddsAlone::boardsBeforeTheFlopAreCounted()
{
    // royal flushes: the 47 * 46 / 2 boards with Q J T of spades, and three of other suits
    const Json player = asked(words("As_Ks"))["players"][0];
    QCOMPARE(player["final"]["royal-flush"].get<double>(), 1084.0 / 2118760.0);
    QCOMPARE(player["final"]["straight"].get<double>(), 65508.0 / 2118760.0);
}

void TestOddsAlone::ranksStandFromTheHighestDown()
{
    const Json player = asked(words("As_Ks"))["players"][0];
    QVERIFY(keysOf(player).endsWith(QStringLiteral(" against chanceByRiver final")));
    QCOMPARE(keysOf(player["final"]),
             QStringLiteral("five-of-a-kind royal-flush straight-flush four-of-a-kind full-house "
                            "flush straight three-of-a-kind two-pair pair high-card"));
    QVERIFY(
        !asked(words("As_Ks --rules series"))["players"][0]["final"].contains("five-of-a-kind"));
    QVERIFY(!asked(words("As_Ks --players 2 --board 2c_3c_4c"))["players"][0].contains("final"));
}

void TestOddsAlone::aHandThatIsThereHasNoOuts_data()
{
    QTest::addColumn<QString>("outs");
    const auto row = [](const char* cards, const char* outs) {
        QTest::newRow(cards) << QString::fromLatin1(outs);
    };
    row("9h_8h --board 7h_6c_5s", "null null null null");
    row("9h_8h --board 7h_6c_5s_Kd", "null null null null");
    row("9h_8h --board 7h_6c_5s --to pair", "null null null null");
    row("9h_8h --board 7h_6c_Ks --to high-card", "null null null null");
    row("9h_8h --board 7h_6c_5s_Kd --to flush", "[] 0 0.0 null");
}

void TestOddsAlone::aHandThatIsThereHasNoOuts()
{
    const Json player = asked(words(QTest::currentDataTag()))["players"][0];
    QStringList found;
    for (const char* key : {"outs", "outCount", "chance", "against"})
        found << compact(player[key]);
    QTEST(found.join(u' '), "outs");
}

void TestOddsAlone::textOfOnePlayerTeachesTheRuleByHeart()
{
    const CliRun run = runCli(wordsOf("odds --hole 4c_9c --board 7d_5c_Kh_8c"));
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains(QStringLiteral("\nPlayer 1  4c 9c  High card\n"
                                            "Outs: cards for a straight or better\n")));
    QVERIFY2(run.out.endsWith(
                 QStringLiteral("  Flush     9  Ac Kc Qc Jc Tc 7c 6c 3c 2c\n"
                                "  Straight  3  6s 6h 6d\n"
                                "  Chance        12 ÷ 46  26.1 %\n"
                                "  Odds against  34 : 12  2.8 : 1\n"
                                "  By heart      12 × 2   about 24 %\n"
                                "\n"
                                "At the river  Ways    Share  Odds\n"
                                "  Flush          9  19.57 %   4.1 : 1 against\n"
                                "  Straight       3   6.52 %  14.3 : 1 against\n"
                                "  Pair          16  34.78 %   1.9 : 1 against\n"
                                "  High card     18  39.13 %   1.6 : 1 against\n"
                                "  All           46\n"
                                "Chance of a straight or better at the river: 26.1 %, 2.8 : 1 "
                                "against\n")),
             qPrintable(run.out));
}

void TestOddsAlone::textTellsOfTwoCardsOnTheFlop()
{
    const CliRun run = runCli(wordsOf("odds --hole Qs_Jd --board Th_5c_2h"));
    QCOMPARE(run.exitCode, 0);
    const QString expected = QStringLiteral(
        "Outs: cards for a straight or better\n"
        "\n"
        "Player 1: 0 outs\n"
        "With the next card\n"
        "  Chance by outs  0 ÷ 47      0.0 %\n"
        "  Odds against    47 : 0      –\n"
        "  By heart        0 × 2       about 0 %\n"
        "With both cards to come\n"
        "  Exact chance    48 ÷ 1,081  4.4 %\n"
        "  Odds against    1,033 : 48  21.5 : 1\n"
        "  Chance by outs              0.0 %\n"
        "  By heart        0 × 4       about 0 %\n"
        "  The chance by outs leaves out pairs of cards that make it only together.\n"
        "\n"
        "At the river        Ways    Share  Odds\n"
        "  Straight            48   4.44 %  21.5 : 1 against\n"
        "  Three of a kind     15   1.39 %  71.1 : 1 against\n"
        "  Two pair            90   8.33 %  11.0 : 1 against\n"
        "  Pair               528  48.84 %   1.0 : 1 against\n"
        "  High card          400  37.00 %   1.7 : 1 against\n"
        "  All              1,081\n");
    QVERIFY2(run.out.endsWith(expected), qPrintable(run.out));
}

void TestOddsAlone::equalChancesNeedNoNote()
{
    const CliRun run = runCli(wordsOf("odds --to flush --hole Ah_Kh --board 7h_2h_9s"));
    QVERIFY2(run.out.contains(QStringLiteral("  Exact chance    378 ÷ 1,081  35.0 %\n")),
             qPrintable(run.out));
    QVERIFY(run.out.contains(QStringLiteral("  Chance by outs               35.0 %\n")));
    QVERIFY(!run.out.contains(QStringLiteral("leaves out")));
}

void TestOddsAlone::textTellsOfOnePlayerBeforeTheFlop()
{
    const CliRun run = runCli(wordsOf("odds --hole As_Ks --to flush"));
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.endsWith(QStringLiteral(
                 "Player 1  As Ks  –\n"
                 "\n"
                 "At the river            Ways    Share      Odds\n"
                 "  Royal flush          1,084   0.05 %   1,953.6 : 1 against\n"
                 "  Straight flush          78   0.00 %  27,162.6 : 1 against\n"
                 "  Four of a kind       2,668   0.13 %     793.1 : 1 against\n"
                 "  Full house          47,124   2.22 %      44.0 : 1 against\n"
                 "  Flush              138,296   6.53 %      14.3 : 1 against\n"
                 "  Straight            65,508   3.09 %      31.3 : 1 against\n"
                 "  Three of a kind     92,004   4.34 %      22.0 : 1 against\n"
                 "  Two pair           469,092  22.14 %       3.5 : 1 against\n"
                 "  Pair               916,776  43.27 %       1.3 : 1 against\n"
                 "  High card          386,130  18.22 %       4.5 : 1 against\n"
                 "  All              2,118,760\n"
                 "Chance of a flush or better at the river: 8.9 %, 10.2 : 1 against\n")),
             qPrintable(run.out));
}

void TestOddsAlone::whatIsThereAlreadyIsSaid()
{
    const CliRun run = runCli(wordsOf("odds --hole 9h_8h --board 7h_6c_5s"));
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(
        run.out.contains(QStringLiteral("\nPlayer 1  9h 8h  Straight\n"
                                        "Player 1 has a straight or better already.\n"
                                        "\n"
                                        "At the river       Ways    Share   Odds\n"
                                        "  Straight flush      3   0.28 %  359.3 : 1 against\n")),
        qPrintable(run.out));
    QVERIFY(!run.out.contains(QStringLiteral("outs")));
    const CliRun river = runCli(wordsOf("odds --hole 9h_8h --board 7h_6c_5s_2c_2d"));
    QVERIFY(river.out.endsWith(QStringLiteral("Player 1 has a straight or better already.\n")));
    const auto says = [](const char* words, const char* line) {
        return runCli(wordsOf(words)).out.contains(QString::fromLatin1(line));
    };
    QVERIFY(says("odds --hole *_* --board *_*_* --to five-of-a-kind",
                 "\nPlayer 1 has five of a kind already.\n"));
    QVERIFY(says("odds --hole As_Kd --board 7h_6c_2h --to high-card",
                 "\nEvery hand is at least a high card.\n"));
    QVERIFY(says("odds --hole As_* --board Ad_*_2h --to five-of-a-kind",
                 "\nOuts: cards for five of a kind\n"));
    QVERIFY(
        says("odds --hole As_* --to five-of-a-kind", "\nChance of five of a kind at the river: "));
}

void TestOddsAlone::theReadmeTellsTheTruth()
{
    QFile readme(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/../../app/cli/README.md"));
    QVERIFY(readme.open(QIODevice::ReadOnly));
    const QString block = QString::fromUtf8(readme.readAll())
                              .section(QStringLiteral("```text\n$ showdown-cli "), 1, 1)
                              .section(QStringLiteral("```"), 0, 0);
    const QString shown = block.section(u'\n', 1).remove(QStringLiteral("…\n"));
    QVERIFY(shown.contains(QStringLiteral("Exact chance")));
    const CliRun run = runCli(QProcess::splitCommand(block.section(u'\n', 0, 0)));
    QVERIFY2(run.out.contains(shown), qPrintable(run.out));
}

SHOWDOWN_TEST(TestOddsAlone)
#include "tst_oddsalone.moc"
