// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/testcase.h"
#include "tests/app/cli/cliprocess.h"
#include "tests/support/jsontext.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

CliRun cases(const QStringList& more = {})
{
    return runCli(QStringList{QStringLiteral("cases")} + more);
}

QStringList linesOf(const CliRun& run)
{
    return run.out.split(u'\n').mid(0, run.out.count(u'\n'));
}

/// A cell for each of three hands, empty for null and for a hand that is not there.
QStringList cellsOf(const Json& list)
{
    QStringList cells;
    for (std::size_t i = 0; i < 3; ++i) {
        if (i >= list.size() || list[i].is_null())
            cells << QString();
        else
            cells << qt(list[i].is_string() ? list[i].get<std::string>() : dumped(list[i]));
    }
    return cells;
}

} // namespace

/// `cases`: the two forms in which test cases are written, and the options.
class TestCasesCommand : public QObject
{
    Q_OBJECT

private slots:
    void jsonHoldsTheRightAnswers();
    void csvSaysTheSame();
    void allLensesAreNamed();
    void singleHandsHaveARank();
    void optionsChooseTheCases();
    void wrongWordsAreBadUsage_data();
    void wrongWordsAreBadUsage();
};

void TestCasesCommand::jsonHoldsTheRightAnswers()
{
    const CliRun run = cases({QStringLiteral("--lens"), QStringLiteral("pair")});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.err, QString());
    const QStringList lines = linesOf(run);
    QCOMPARE(lines.size(), 100);
    for (const QString& line : lines) {
        const Json json = parsed(line.toStdString());
        std::vector<Hand> hands;
        for (const Json& hand : json["hands"])
            hands.push_back(handOf(hand.get<std::string>()));
        const Showdown answer = compareHands(hands, rulesOf(Preset::series), Category::pair);
        Json wanted;
        wanted["hands"] = Json::array();
        wanted["ranks"] = Json::array();
        wanted["places"] = Json::array();
        for (const PlayerResult& player : answer.players) {
            wanted["hands"].push_back(toText(player.hand));
            wanted["ranks"].push_back(player.result ? Json("pair") : Json());
            wanted["places"].push_back(player.place ? Json(*player.place) : Json());
        }
        wanted["winners"] = answer.winners;
        wanted["why"] = json["why"];
        QCOMPARE(line, qt(dumped(wanted)));
    }
}

void TestCasesCommand::csvSaysTheSame()
{
    const QStringList options{QStringLiteral("--lens"), QStringLiteral("two-pair"),
                              QStringLiteral("--count"), QStringLiteral("150")};
    const QStringList json = linesOf(cases(options));
    const QStringList csv =
        linesOf(cases(options + QStringList{QStringLiteral("--format"), QStringLiteral("csv")}));
    QCOMPARE(csv.size(), json.size() + 1);
    QCOMPARE(
        csv.front(),
        QStringLiteral("hand1,hand2,hand3,rank1,rank2,rank3,place1,place2,place3,winners,why"));
    for (qsizetype i = 0; i < json.size(); ++i) {
        const Json each = parsed(json[i].toStdString());
        QStringList cells =
            cellsOf(each["hands"]) + cellsOf(each["ranks"]) + cellsOf(each["places"]);
        cells << cellsOf(each["winners"]).join(u' ').trimmed()
              << qt(each["why"].get<std::string>());
        QCOMPARE(csv[i + 1], cells.join(u','));
    }
}

void TestCasesCommand::allLensesAreNamed()
{
    const QStringList all{QStringLiteral("--lens"), QStringLiteral("all")};
    const QStringList json = linesOf(cases(all));
    const QStringList csv = linesOf(cases(all + QStringList{QStringLiteral("--format=csv")}));
    QVERIFY(csv.front().startsWith(QStringLiteral("lens,hand1,hand2,hand3,rank1,")));
    for (qsizetype i = 0; i < json.size(); ++i) {
        const Json each = parsed(json[i].toStdString());
        QCOMPARE(each.begin().key(), std::string("lens"));
        const auto lens = categoryFromId(each["lens"].get<std::string>());
        std::vector<Hand> hands;
        for (const Json& hand : each["hands"])
            hands.push_back(handOf(hand.get<std::string>()));
        const Showdown answer = compareHands(hands, rulesOf(Preset::series), lens);
        QCOMPARE(dumped(each["winners"]), dumped(Json(answer.winners)));
        QVERIFY(csv[i + 1].startsWith(qt(id(*lens)) + u',' + qt(toText(hands[0])) + u','));
    }
}

void TestCasesCommand::singleHandsHaveARank()
{
    const QStringList match{QStringLiteral("--match")};
    const QStringList json = linesOf(cases(match));
    const QStringList csv = linesOf(cases(match + QStringList{QStringLiteral("--format=csv")}));
    QCOMPARE(json.size(), 100);
    QCOMPARE(csv.front(), QStringLiteral("hand,rank,why"));
    for (qsizetype i = 0; i < json.size(); ++i) {
        const Json each = parsed(json[i].toStdString());
        const std::vector<Hand> hands{handOf(each["hands"][0].get<std::string>())};
        const TestCase right = testCase(hands, rulesOf(Preset::series), std::nullopt);
        const auto rank = id(right.answer.players[0].result->value.category());
        Json wanted;
        wanted["hands"] = Json::array({toText(hands[0])});
        wanted["ranks"] = Json::array({rank});
        wanted["why"] = whyText(right.answer);
        QCOMPARE(json[i], qt(dumped(wanted)));
        QCOMPARE(csv[i + 1],
                 qt(toText(hands[0])) + u',' + qt(rank) + u',' + qt(whyText(right.answer)));
    }
}

void TestCasesCommand::optionsChooseTheCases()
{
    const QStringList first = linesOf(cases());
    QCOMPARE(linesOf(cases()), first);
    QCOMPARE(linesOf(cases({QStringLiteral("--count"), QStringLiteral("7")})), first.mid(0, 7));
    QVERIFY(linesOf(cases({QStringLiteral("--seed=2")})) != first);
    QCOMPARE(linesOf(cases({QStringLiteral("--lens=best")})), first);
    QCOMPARE(cases({QStringLiteral("--seed=18446744073709551615")}).exitCode, 0);
    QVERIFY(linesOf(cases({QStringLiteral("--rules"), QStringLiteral("deuces")})) != first);
}

void TestCasesCommand::wrongWordsAreBadUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* words, const char* message) {
        QTest::newRow(words) << QString::fromLatin1(words).split(u' ')
                             << QString::fromUtf8(message);
    };
    row("cases --count 0", "--count needs a whole number from 1 to 1000000000, not '0'");
    row("cases --count 1e3", "--count needs a whole number from 1 to 1000000000, not '1e3'");
    row("cases --count -1", "--count needs a whole number from 1 to 1000000000, not '-1'");
    row("cases --seed x", "--seed needs a whole number from 0 to 18446744073709551615, not 'x'");
    row("cases --seed 18446744073709551616",
        "--seed needs a whole number from 0 to 18446744073709551615, not '18446744073709551616'");
    row("cases --match --lens pair", "--match asks for the best rank; --lens does not go with it");
    row("check --timeout 0 --command cat",
        "--timeout needs a number of seconds from 0.01 to 3600, not '0'");
    row("cases --keep-going", "unknown option '--keep-going'");
    row("cases --format text", "unknown format 'text'; one of json, csv");
    row("cases Kh", "unexpected 'Kh'");
    row("cases --lens five-of-a-kind",
        "these rules have no rank 'five-of-a-kind'; --set fiveOfAKind=on adds it");
    row("cases --command cat", "unknown option '--command'");
    row("check --format csv --command cat", "unknown format 'csv'; one of text, json");
    row("check", "no command given; --command names it");
    row("check --command=", "no command given; --command names it");
}

void TestCasesCommand::wrongWordsAreBadUsage()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, message);
    const CliRun run = runCli(words);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.out, QString());
    QCOMPARE(run.err, QStringLiteral("showdown-cli: %1\n").arg(message));
}

SHOWDOWN_TEST(TestCasesCommand)
#include "tst_casescommand.moc"
