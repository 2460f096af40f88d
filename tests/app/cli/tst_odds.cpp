// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/asking.h"
#include "tests/support/jsontext.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// `4c_9c`-like words in place of `4c 9c`, see asking.h.
constexpr const char* straightDraw = "odds --hole 4c_9c --board 7d_5c_Kh_8c";

/// Wins, ties and equity of each player: `12 0 0.25 | …`.
QString standings(const Json& json)
{
    QStringList players;
    for (const Json& player : json["players"])
        players << compact(player["wins"]) + u' ' + compact(player["ties"]) + u' '
                       + compact(player["equity"]);
    return players.join(QStringLiteral(" | "));
}

/// The shared boards: `1,2: 3 | …`.
QString tiesOf(const Json& json)
{
    QStringList ties;
    for (const Json& tie : json["ties"])
        ties << compact(tie["players"]) + u' ' + compact(tie["boards"]);
    return ties.join(QStringLiteral(" | "));
}

/// The number of outs by what they make: `9 flush, 3 straight`, in the order in which they come.
QString outsOf(const Json& player)
{
    std::vector<std::pair<QString, int>> groups;
    for (const Json& out : player["outs"]) {
        const QString makes = qt(out["makes"].get<std::string>());
        const auto found = std::ranges::find(groups, makes, &std::pair<QString, int>::first);
        if (found == groups.end())
            groups.emplace_back(makes, 1);
        else
            ++found->second;
    }
    QStringList texts;
    for (const auto& [makes, count] : groups)
        texts << QString::number(count) + u' ' + makes;
    return texts.join(QStringLiteral(", "));
}

} // namespace

/// The machine-readable form of `odds`.
class TestOdds : public QObject
{
    Q_OBJECT

private slots:
    void theDocumentedExampleIsReproduced();
    void theWorkedExampleHoldsAlone();
    void keysStandInTheirOrder();
    void whoWinsIsCounted_data();
    void whoWinsIsCounted();
    void outsAreToldWhereTheyAreCounted_data();
    void outsAreToldWhereTheyAreCounted();
    void theHandSoFarIsNamed_data();
    void theHandSoFarIsNamed();
    void rulesAreThoseAskedFor();
    void jokersAreListedOneByOne();
    void whoDoesNotPlayKeepsTheNumber();
    void theRuleByHeartIsForWhoIsBehind_data();
    void theRuleByHeartIsForWhoIsBehind();
};

void TestOdds::theDocumentedExampleIsReproduced()
{
    const Json json = asked("odds --hole 4c_9c --hole Kd_Qd --board 7d_5c_Kh_8c");
    Json first = json["players"][0];
    first["outs"] = first["outs"][4];
    const Json expected = parsed(R"({
        "player": 1, "hole": ["4c","9c"], "hand": "high-card", "wins": 12, "ties": 0,
        "equity": 0.2727272727272727, "outs": {"card": "6c", "makes": "flush"},
        "outCount": 12, "chance": 0.2727272727272727, "against": "2.7 : 1"})");
    QCOMPARE(compact(first), compact(expected));
    const QString beginning = QStringLiteral(
        R"({"rules":"standard","board":["7d","5c","Kh","8c"],"dead":[],"unseen":44,"boards":44,)"
        R"("exact":true,"players":[)");
    QCOMPARE(compact(json).left(beginning.size()), beginning);
    QVERIFY(compact(json).endsWith(QStringLiteral(R"("ties":[{"players":[1,2],"boards":0}]})")));
    QCOMPARE(json["players"][1]["equity"].get<double>(), 32.0 / 44.0);
}

void TestOdds::theWorkedExampleHoldsAlone()
{
    const Json json = asked(straightDraw);
    QCOMPARE(compact(json["unseen"]), QStringLiteral("46"));
    QCOMPARE(compact(json["ties"]), QStringLiteral("[]"));
    const Json& player = json["players"][0];
    QCOMPARE(standings(json), QStringLiteral("null null null"));
    QStringList cards;
    for (const Json& out : player["outs"])
        cards << qt(out["card"].get<std::string>());
    QCOMPARE(cards.join(u' '), QStringLiteral("2c 3c 6h 6d 6c 6s 7c Tc Jc Qc Kc Ac"));
    QCOMPARE(compact(player["outCount"]), QStringLiteral("12"));
    QCOMPARE(player["chance"].get<double>(), 12.0 / 46.0);
    QCOMPARE(compact(player["against"]), QStringLiteral("\"2.8 : 1\""));
}

void TestOdds::keysStandInTheirOrder()
{
    const QString top = QStringLiteral("board dead unseen boards exact ");
    const QString player = QStringLiteral("player hole hand wins ties equity ");
    const QString outs = QStringLiteral("outs outCount chance against");
    const Json exact = asked(straightDraw);
    QCOMPARE(keysOf(exact), QStringLiteral("rules ") + top + QStringLiteral("players ties"));
    QCOMPARE(keysOf(exact["players"][0]), player + outs + QStringLiteral(" chanceByRiver final"));
    QCOMPARE(keysOf(exact["players"][0]["outs"][0]), QStringLiteral("card makes"));
    const Json sampled = asked("odds --hole As_Ks --players 3 --jokers 1");
    QCOMPARE(keysOf(sampled),
             QStringLiteral("rules changed ") + top + QStringLiteral("samples players ties"));
    QCOMPARE(keysOf(sampled["players"][2]), player + QStringLiteral("error ") + outs);
    QCOMPARE(keysOf(sampled["ties"][3]), QStringLiteral("players boards"));
}

void TestOdds::whoWinsIsCounted_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("standings");
    QTest::addColumn<QString>("ties");
    const auto row = [](const char* name, const char* words, const char* standings,
                        const char* ties) {
        QTest::newRow(name) << QString::fromLatin1(words) << QString::fromLatin1(standings)
                            << QString::fromLatin1(ties);
    };
    row("two before the flop", "--hole As_Ks --hole Qd_Qc",
        "787966 6732 0.46214457245909607 | 917606 6732 0.537855427540904", "[1,2] 6732");
    row("three before the flop", "--hole As_Ks --hole Qd_Qc --hole 7h_6h",
        "517365 2106 0.37794308825653616 | 541734 2106 0.39572089521533405 | "
        "309549 2106 0.22633601652812976",
        "[1,2] 0 | [1,3] 0 | [2,3] 0 | [1,2,3] 2106");
    row("one card to come", "--hole As_Ks --hole Qh_Qd --hole Jc_Tc --board Qs_9s_4d_8h",
        "7 0 0.16666666666666666 | 10 0 0.23809523809523808 | 25 0 0.5952380952380952",
        "[1,2] 0 | [1,3] 0 | [2,3] 0 | [1,2,3] 0");
    row("no card to come", "--hole As_2c --hole Ad_2h --board Ks_Qd_Jh_Tc_3d", "0 1 0.5 | 0 1 0.5",
        "[1,2] 1");
    row("an unknown card", "--hole Ah_Ad --hole Kh_? --board Kd_Kc_2s_2h_3s", "0 0 0.0 | 44 0 1.0",
        "[1,2] 0");
    row("an unknown player", "--hole Ah_Kh --players 2 --board Qh_Jh_Th_2c_3c",
        "990 0 1.0 | 0 0 0.0", "[1,2] 0");
}

void TestOdds::whoWinsIsCounted()
{
    QFETCH(const QString, words);
    const Json json = asked(wordsOf(qPrintable(QStringLiteral("odds ") + words)));
    QCOMPARE(compact(json["exact"]), QStringLiteral("true"));
    QTEST(standings(json), "standings");
    QTEST(tiesOf(json), "ties");
}

void TestOdds::outsAreToldWhereTheyAreCounted_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("outs"); ///< of the first player; nothing if none are reported
    QTest::addColumn<QString>("against");
    const auto row = [](const char* name, const char* words, const char* outs,
                        const char* against) {
        QTest::newRow(name) << QString::fromLatin1(words) << QString::fromLatin1(outs)
                            << QString::fromLatin1(against);
    };
    row("alone on the turn", "--hole 4c_9c --board 7d_5c_Kh_8c", "9 flush, 3 straight",
        "\"2.8 : 1\"");
    row("alone on the flop", "--hole 9c_8c --board 7d_6h_Kh", "8 straight", "\"4.9 : 1\"");
    row("alone, hoping for more", "--hole 4c_9c --board 7d_5c_Kh_8c --to flush", "9 flush",
        "\"4.1 : 1\"");
    row("alone, without hope", "--hole 4c_9d --board 7d_5c_Kh_Kd --to full-house", "", "null");
    row("alone before the flop", "--hole 4c_9c", nullptr, "null");
    row("alone on the river", "--hole 4c_9c --board 7d_5c_Kh_8c_2h", nullptr, "null");
    row("alone with an unknown card", "--hole 4c_? --board 7d_5c_Kh_8c", nullptr, "null");
    row("against others on the turn", "--hole 4c_9c --hole Kd_Qd --board 7d_5c_Kh_8c",
        "9 flush, 3 straight", "\"2.7 : 1\"");
    row("against others on the flop", "--hole 4c_9c --hole Kd_Qd --board 7d_5c_Kh", nullptr,
        "null");
    row("against an unknown hand", "--hole 4c_9c --players 2 --board 7d_5c_Kh_8c", nullptr, "null");
    row("every card is an out", "--hole Ah_Kh --hole 2c_2d --board Qh_Jh_Th_3s", "44 royal-flush",
        "\"0.0 : 1\"");
}

void TestOdds::outsAreToldWhereTheyAreCounted()
{
    QFETCH(const QString, words);
    QFETCH(const QString, outs);
    const Json json = asked(wordsOf(qPrintable(QStringLiteral("odds ") + words)));
    const Json& player = json["players"][0];
    QCOMPARE(player["outs"].is_null(), outs.isNull());
    QCOMPARE(player["outCount"].is_null(), outs.isNull());
    QCOMPARE(player["chance"].is_null(), outs.isNull());
    if (!outs.isNull())
        QCOMPARE(outsOf(player), outs);
    QTEST(compact(player["against"]), "against");
}

void TestOdds::theHandSoFarIsNamed_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("hands");
    const auto row = [](const char* name, const char* words, const char* hands) {
        QTest::newRow(name) << QString::fromLatin1(words) << QString::fromLatin1(hands);
    };
    row("of five cards", "--hole Ah_Ad --hole Kh_* --board Kd_Kc_2s",
        "\"two-pair\" \"four-of-a-kind\"");
    row("the best of seven", "--hole Ah_Ad --hole 9c_8c --board Ac_7c_6c_Tc_As",
        "\"four-of-a-kind\" \"straight-flush\"");
    row("of two cards nothing", "--hole Ah_Ad", "null");
    row("of the cards seen, if they are five", "--hole Ah_? --hole Ac_Kc --board 2h_3h_4h_5h",
        "\"straight-flush\" \"straight\"");
    row("of four seen cards nothing", "--hole Ah_? --hole Ac_Kc --board 2h_3h_4h",
        "null \"high-card\"");
}

void TestOdds::theHandSoFarIsNamed()
{
    QFETCH(const QString, words);
    const Json json = asked(wordsOf(qPrintable(QStringLiteral("odds ") + words)));
    QStringList hands;
    for (const Json& player : json["players"])
        hands << compact(player["hand"]);
    QTEST(hands.join(u' '), "hands");
}

void TestOdds::rulesAreThoseAskedFor()
{
    const char* board = "odds --hole Ah_2c --board 3d_4s_9h_Kc --to straight ";
    const auto outs = [&](const char* more) {
        return outsOf(asked(wordsOf(board) + wordsOf(more))["players"][0]);
    };
    QCOMPARE(outs(""), QStringLiteral("4 straight"));
    QCOMPARE(outs("--rules series"), QString());
    QCOMPARE(outs("--set lowAceStraight=off"), QString());
    QCOMPARE(outs("--jokers 2"), QStringLiteral("6 straight"));
    const Json json = asked("odds --rules bug --set pairFloor=J --hole Ah_2c");
    QCOMPARE(compact(json["rules"]), QStringLiteral("\"bug\""));
    QCOMPARE(compact(json["changed"]), QStringLiteral(R"({"pairFloor":"J"})"));
}

void TestOdds::jokersAreListedOneByOne()
{
    const Json json = asked("odds --jokers 3 --hole 4c_9c --board 7d_5c_Kh_8c --dead *,2c");
    QCOMPARE(compact(json["unseen"]), QStringLiteral("47"));
    const Json& player = json["players"][0];
    QCOMPARE(compact(player["outCount"]), QStringLiteral("13"));
    QCOMPARE(player["outs"].size(), std::size_t(13));
    QCOMPARE(compact(player["outs"][11]), compact(player["outs"][12]));
    QCOMPARE(compact(player["outs"][12]), QStringLiteral(R"({"card":"*","makes":"flush"})"));
}

void TestOdds::whoDoesNotPlayKeepsTheNumber()
{
    const QStringList hands{QStringLiteral("odds"), QStringLiteral("--hole=As Ks"),
                            QStringLiteral("--hole="), QStringLiteral("--hole=Qd Qc")};
    const Json json = asked(hands);
    QCOMPARE(standings(json), QStringLiteral("787966 6732 0.46214457245909607 | null null null | "
                                             "917606 6732 0.537855427540904"));
    QCOMPARE(tiesOf(json), QStringLiteral("[1,3] 6732"));
    QCOMPARE(compact(json["players"][1]),
             QStringLiteral(R"({"player":2,"hole":[],"hand":null,"wins":null,"ties":null,)"
                            R"("equity":null,"outs":null,"outCount":null,"chance":null,)"
                            R"("against":null})"));
    QCOMPARE(compact(json["players"][2]["player"]), QStringLiteral("3"));

    const Json alone = asked(QStringList{hands[0], hands[2], hands[1], QStringLiteral("--hole= ")});
    QCOMPARE(alone["players"].size(), std::size_t(3));
    QVERIFY(alone["players"][1]["final"].is_object());
    const Json unknown = asked(QStringList{hands[0], hands[2], hands[1]}
                               + wordsOf("--players 3 --board 2c_3c_4c_5d_6d"));
    QCOMPARE(compact(unknown["players"][2]["hole"]), QStringLiteral(R"(["?","?"])"));
    QCOMPARE(tiesOf(unknown).left(5), QStringLiteral("[2,3]"));
}

void TestOdds::theRuleByHeartIsForWhoIsBehind_data()
{
    QTest::addColumn<QString>("rules"); ///< as each player has them, in the order of players
    const auto row = [](const char* words, const char* rules) {
        QTest::newRow(words) << QString::fromUtf8(rules);
    };
    row("--hole As_Ks --hole Qh_Qd --hole Jc_Tc --board Qs_9s_4d_8h", "7 × 2, 10 × 2, -");
    row("--hole 4c_9c --hole Kd_Qd --board 7d_5c_Kh_8c", "12 × 2, -");
    row("--hole Ah_Kh --hole 2c_2d --board Qh_Jh_Th_3s", "-, -");
    row("--hole Ah_2c --hole Ad_2d --board Kh_Kd_Qh_Qd", "0 × 2, 9 × 2");
}

/// The rule by heart is not given for the leader, or where all is decided; the window does the
/// same.
void TestOdds::theRuleByHeartIsForWhoIsBehind()
{
    const CliRun run = runCli(wordsOf("odds") + wordsOf(QTest::currentDataTag()));
    QCOMPARE(run.exitCode, 0);
    static const QRegularExpression told(
        QStringLiteral("^Player \\d: \\d+ outs?$|By heart +(\\d+ × \\d)"));
    QStringList rules;
    const QStringList lines = run.out.split(u'\n');
    for (const QString& line : lines) {
        const QRegularExpressionMatch match = told.match(line);
        if (match.hasMatch() && match.captured(1).isEmpty())
            rules << QStringLiteral("-");
        else if (match.hasMatch())
            rules.back() = match.captured(1);
    }
    QTEST(rules.join(QStringLiteral(", ")), "rules");
}

SHOWDOWN_TEST(TestOdds)
#include "tst_odds.moc"
