// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/asking.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// `rules`: what named house rules set.
class TestRulesCommand : public QObject
{
    Q_OBJECT

private slots:
    void oneNameIsTold();
    void allAreToldInTheirOrder();
    void presetsSayWhatSetsThemApart_data();
    void presetsSayWhatSetsThemApart();
    void germanIsSpoken();
    void jsonHasEveryRule_data();
    void jsonHasEveryRule();
    void jsonIsThatOfSetOptions();
    void wrongWordsAreBadUsage_data();
    void wrongWordsAreBadUsage();
};

void TestRulesCommand::oneNameIsTold()
{
    const CliRun run = runCli(wordsOf("rules series"));
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out,
             QStringLiteral(
                 "Series rules (--rules series): no pair below jacks, no five of a kind, as in the\n"
                 "articles\n"
                 "  pairFloor         J     Pairs count from jacks up; a lower pair is a high\n"
                 "                          card.\n"
                 "  lowAceStraight    off   A-2-3-4-5 is no straight.\n"
                 "  fiveOfAKind       off   Five equal cards are four of a kind with a kicker.\n"
                 "  flushRepeats      on    In a flush every wild is an ace, even beside another\n"
                 "                          ace.\n"
                 "  naturalBeatsWild  off   Equal hands tie, however many wilds they hold.\n"
                 "  wildScope         full  A wild may be any card.\n"
                 "  wildRanks         none  No value is wild.\n"
                 "  wildCards         none  No single card is wild.\n"
                 "  deck              one   Each card can be held once.\n"
                 "  jokers            0     The deck holds no joker.\n"));
}

void TestRulesCommand::allAreToldInTheirOrder()
{
    QString all;
    for (const char* name : {"series", "standard", "bug", "deuces"})
        all += (all.isEmpty() ? QString() : QStringLiteral("\n"))
               + runCli({QStringLiteral("rules"), QLatin1String(name)}).out;
    const CliRun run = runCli(wordsOf("rules"));
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, all);
    for (const QString& line : run.out.split(u'\n'))
        QVERIFY2(line.size() <= 80, qPrintable(line));
}

void TestRulesCommand::presetsSayWhatSetsThemApart_data()
{
    QTest::addColumn<QString>("line");

    QTest::newRow("standard") << "flushRepeats off In a flush a wild is the highest value that is "
                                 "missing.";
    QTest::newRow("bug") << "wildScope bug A wild is an ace, unless it completes a straight or a "
                            "flush.";
    QTest::newRow("deuces") << "wildRanks 2 All twos are wild.";
}

void TestRulesCommand::presetsSayWhatSetsThemApart()
{
    QFETCH(const QString, line);
    const CliRun run = runCli({QStringLiteral("rules"), QLatin1String(QTest::currentDataTag())});
    QVERIFY2(run.out.simplified().contains(line), qPrintable(run.out));
}

void TestRulesCommand::germanIsSpoken()
{
    const CliRun run = runCli(wordsOf("rules deuces --lang de"));
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(
        run.out.contains(QStringLiteral("\n  wildRanks         2     Alle Zweien sind Joker.\n")),
        qPrintable(run.out));
}

void TestRulesCommand::jsonHasEveryRule_data()
{
    QTest::addColumn<QString>("json");
    const auto row = [](const char* name, const char* values) {
        QTest::newRow(name) << QStringLiteral(
                                   R"({"presets":[{"preset":"%1","rules":{%2,"wildCards":"none",)"
                                   R"("deck":"one","jokers":"0"}}]})")
                                   .arg(QLatin1String(name), QLatin1String(values));
    };
    row("series", R"("pairFloor":"J","lowAceStraight":"off","fiveOfAKind":"off",)"
                  R"("flushRepeats":"on","naturalBeatsWild":"off","wildScope":"full",)"
                  R"("wildRanks":"none")");
    row("bug", R"("pairFloor":"2","lowAceStraight":"on","fiveOfAKind":"on",)"
               R"("flushRepeats":"off","naturalBeatsWild":"off","wildScope":"bug",)"
               R"("wildRanks":"none")");
    row("deuces", R"("pairFloor":"2","lowAceStraight":"on","fiveOfAKind":"on",)"
                  R"("flushRepeats":"off","naturalBeatsWild":"off","wildScope":"full",)"
                  R"("wildRanks":"2")");
}

void TestRulesCommand::jsonHasEveryRule()
{
    const QStringList words{QStringLiteral("rules"), QLatin1String(QTest::currentDataTag())};
    QTEST(compact(asked(words)), "json");
    QTEST(compact(asked(words + wordsOf("--lang de"))), "json");
}

/// Set one by one on top of another preset, they give the rules of the name.
void TestRulesCommand::jsonIsThatOfSetOptions()
{
    const Json presets = asked("rules")["presets"];
    QCOMPARE(presets.size(), std::size_t(4));
    for (const Json& preset : presets) {
        QStringList words = wordsOf("odds --hole As_* --board Kd_Qd_2d_2c --rules ");
        QStringList set = words + QStringList{QStringLiteral("series")};
        for (const auto& [rule, value] : preset["rules"].items())
            set << QStringLiteral("--set")
                << qt(rule) + u'=' + qt(value.get_ref<const std::string&>());
        words << qt(preset["preset"].get_ref<const std::string&>());
        QCOMPARE(compact(asked(set)["players"]), compact(asked(words)["players"]));
    }
}

void TestRulesCommand::wrongWordsAreBadUsage_data()
{
    QTest::addColumn<QString>("message");
    const auto row = [](const char* words, const char* message) {
        QTest::newRow(words) << QString::fromLatin1(message);
    };
    row("rules foo", "unknown rules 'foo'; one of series, standard, bug, deuces");
    row("rules Serie", "unknown rules 'Serie'; did you mean series?");
    row("rules bug deuces", "unexpected 'deuces'");
    row("rules --set jokers=1", "unknown option '--set'");
    row("rules --format csv", "unknown format 'csv'; one of text, json");
}

void TestRulesCommand::wrongWordsAreBadUsage()
{
    QFETCH(const QString, message);
    const CliRun run = runCli(wordsOf(QTest::currentDataTag()));
    QCOMPARE(run.err, QStringLiteral("showdown-cli: %1\n").arg(message));
    QCOMPARE(run.out, QString());
    QCOMPARE(run.exitCode, 2);
}

SHOWDOWN_TEST(TestRulesCommand)
#include "tst_rulescommand.moc"
