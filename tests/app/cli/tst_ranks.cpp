// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/asking.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// `ranks`: how often each rank comes.
class TestRanks : public QObject
{
    Q_OBJECT

private slots:
    void theDocumentedExampleIsReproduced();
    void ranksAreCounted_data();
    void ranksAreCounted();
    void changedRulesAreListed_data();
    void changedRulesAreListed();
    void textHasALineForEachRank();
    void textFollowsTheRules();
    void wrongWordsAreBadUsage_data();
    void wrongWordsAreBadUsage();
};

void TestRanks::theDocumentedExampleIsReproduced()
{
    const Json json = asked("ranks --rules standard --jokers 2");
    QCOMPARE(keysOf(json), QStringLiteral("rules jokers total counts"));
    QCOMPARE(compact(json["rules"]), QStringLiteral("\"standard\""));
    QCOMPARE(compact(json["jokers"]), QStringLiteral("2"));
    QCOMPARE(compact(json["total"]), QStringLiteral("3162510"));
    const Json& counts = json["counts"];
    QCOMPARE(keysOf(counts), QStringLiteral("five-of-a-kind royal-flush straight-flush "
                                            "four-of-a-kind full-house flush straight "
                                            "three-of-a-kind two-pair pair high-card"));
    QCOMPARE(compact(counts["five-of-a-kind"]), QStringLiteral("78"));
    QCOMPARE(compact(counts["high-card"]), QStringLiteral("1302540"));
    qint64 sum = 0;
    for (const Json& count : counts)
        sum += count.get<qint64>();
    QCOMPARE(sum, 3162510);
}

void TestRanks::ranksAreCounted_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("counts");

    QTest::newRow("52 cards, standard")
        << "--rules standard"
        << "0 4 36 624 3744 5108 10200 54912 123552 1098240 1302540 = 2598960";
    QTest::newRow("one joker, standard")
        << "--rules standard --jokers 1"
        << "13 24 180 3120 6552 7804 20532 137280 123552 1268088 1302540 = 2869685";
    QTest::newRow("deuces wild")
        << "--rules deuces"
        << "672 484 2068 31552 12672 14472 62232 355080 95040 1225008 799680 = 2598960";
    QTest::newRow("series, the default, which has no five of a kind")
        << ""
        << "4 32 624 3744 5112 9180 54912 123552 337920 2063880 = 2598960";
    QTest::newRow("a free deck is counted as one deck")
        << "--deck free"
        << "4 32 624 3744 5112 9180 54912 123552 337920 2063880 = 2598960";
}

void TestRanks::ranksAreCounted()
{
    QFETCH(const QString, options);
    const Json json =
        asked(QStringList{QStringLiteral("ranks")} + options.split(u' ', Qt::SkipEmptyParts));
    QStringList counts;
    for (const Json& count : json["counts"])
        counts << compact(count);
    QTEST(counts.join(u' ') + QStringLiteral(" = ") + compact(json["total"]), "counts");
}

void TestRanks::changedRulesAreListed_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("beginning");

    QTest::newRow("nothing is changed") << ""
                                        << R"({"rules":"series","jokers":0,)";
    QTest::newRow("the jokers stand by themselves") << "--jokers 3"
                                                    << R"({"rules":"series","jokers":3,)";
    QTest::newRow("a free deck is no change") << "--deck free"
                                              << R"({"rules":"series","jokers":0,)";
    QTest::newRow("other rules are listed")
        << "--set pairFloor=2 --jokers 3"
        << R"({"rules":"series","changed":{"pairFloor":"2"},"jokers":3,)";
}

void TestRanks::changedRulesAreListed()
{
    QFETCH(const QString, options);
    QFETCH(const QString, beginning);
    const Json json =
        asked(QStringList{QStringLiteral("ranks")} + options.split(u' ', Qt::SkipEmptyParts));
    QCOMPARE(compact(json).left(beginning.size()), beginning);
}

void TestRanks::textHasALineForEachRank()
{
    const CliRun run = runCli(wordsOf("ranks"));
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out,
             QStringLiteral("Series rules\n"
                            "\n"
                            "Rank                     Hands      Share       Odds\n"
                            "Royal flush                  4   0.0002 %  649,739.0 : 1 against\n"
                            "Straight flush              32   0.0012 %   81,216.5 : 1 against\n"
                            "Four of a kind             624   0.0240 %    4,164.0 : 1 against\n"
                            "Full house               3,744   0.1441 %      693.2 : 1 against\n"
                            "Flush                    5,112   0.1967 %      507.4 : 1 against\n"
                            "Straight                 9,180   0.3532 %      282.1 : 1 against\n"
                            "Three of a kind         54,912   2.1128 %       46.3 : 1 against\n"
                            "Two pair               123,552   4.7539 %       20.0 : 1 against\n"
                            "Jacks or better        337,920  13.0021 %        6.7 : 1 against\n"
                            "High card            2,063,880  79.4118 %        3.9 : 1 in favour\n"
                            "All five-card hands  2,598,960\n"));
    QCOMPARE(runCli(wordsOf("ranks --format text")).out, run.out);
}

void TestRanks::textFollowsTheRules()
{
    const CliRun run = runCli(wordsOf("ranks --format text --rules standard --jokers 1"));
    QCOMPARE(rulesLineOf(run), QStringLiteral("Standard rules (changed): jokers=1"));
    const QStringList lines = run.out.split(u'\n');
    QCOMPARE(lines[3].simplified(),
             QStringLiteral("Five of a kind 13 0.0005 % 220,744.0 : 1 against"));
    QCOMPARE(lines[12].simplified(), QStringLiteral("Pair 1,268,088 44.1891 % 1.3 : 1 against"));
}

void TestRanks::wrongWordsAreBadUsage_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* words, const char* message) {
        QTest::newRow(words) << QString::fromLatin1(words) << QString::fromUtf8(message);
    };
    row("ranks Kh", "unexpected 'Kh'");
    row("ranks --format csv", "unknown format 'csv'; one of text, json");
    row("ranks --rules foo", "unknown rules 'foo'; one of series, standard, bug, deuces");
    row("ranks --jokers 1001", "'1001' is no value of jokers; possible: 0 to 1000");
    row("ranks --lens pair", "unknown option '--lens'");
}

void TestRanks::wrongWordsAreBadUsage()
{
    QFETCH(const QString, words);
    QFETCH(const QString, message);
    const CliRun run = runCli(words.split(u' '));
    QCOMPARE(run.err, QStringLiteral("showdown-cli: %1\n").arg(message));
    QCOMPARE(run.out, QString());
    QCOMPARE(run.exitCode, 2);
}

SHOWDOWN_TEST(TestRanks)
#include "tst_ranks.moc"
