// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/explaining.h"
#include "tests/support/jsonschema.h"
#include "tests/support/jsontext.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// The JSON without what depends on the language.
Json withoutSentences(Json json)
{
    json.erase("verdict");
    for (Json& player : json["players"]) {
        player.erase("name");
        for (Json& row : player["ladder"])
            row.erase("text");
    }
    for (Json& step : json["steps"]) {
        step.erase("text");
        step.erase("story");
    }
    return json;
}

} // namespace

/// The machine-readable form of an explanation, as the program prints it.
class TestExplain : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void documentsFitTheirSchemas();
    void theSchemasRefuseWhatIsWrong();
    void compareIsContained();
    void keysStandInTheirOrder();
    void onlyWordsFollowTheLanguage();
    void aComparisonIsWritten();
    void aLensLeavesOneRow();
    void whoDoesNotTakePartIsNotExplained();

private:
    std::vector<std::pair<Task, Json>> m_explanations; ///< a sample
};

void TestExplain::initTestCase()
{
    for (const Task& task : randomTasks(77, 20)) {
        const Json json = explained(task.words());
        QVERIFY2(json.is_object(), qPrintable(task.words().join(u' ')));
        m_explanations.emplace_back(task, json);
    }
}

void TestExplain::documentsFitTheirSchemas()
{
    for (const auto& [task, json] : m_explanations) {
        const std::string document = dumped(json);
        QCOMPARE(schemaFault(document, QStringLiteral("compare.schema.json"), Keys::any),
                 QString());
        QCOMPARE(schemaFault(document, QStringLiteral("explain.schema.json")), QString());
    }
}

void TestExplain::theSchemasRefuseWhatIsWrong()
{
    Json json = m_explanations.front().second;
    json["steps"][0]["line"] = 0;
    json["players"][0]["rank"] = "pairs";
    QVERIFY(!schemaFault(dumped(json), QStringLiteral("compare.schema.json")).isEmpty());
    QVERIFY(!schemaFault(dumped(json), QStringLiteral("explain.schema.json")).isEmpty());
}

void TestExplain::compareIsContained()
{
    const auto& [task, json] = m_explanations.front();
    const CliRun run = runCli(
        QStringList{QStringLiteral("compare"), QStringLiteral("--format"), QStringLiteral("json")}
        + task.words());
    const Json compared = parsed(run.out.toStdString());
    Json rest = json;
    for (const char* key : {"comparisons", "steps", "listings"})
        rest.erase(key);
    for (Json& player : rest["players"])
        player.erase("ladder");
    QCOMPARE(compact(rest), compact(compared));
}

void TestExplain::keysStandInTheirOrder()
{
    for (const auto& [task, json] : m_explanations) {
        const bool changed = !task.rules.changed().empty();
        QCOMPARE(keysOf(json),
                 (changed ? QStringLiteral("rules changed lens ") : QStringLiteral("rules lens "))
                     + QStringLiteral("players winners verdict comparisons steps "
                                      "listings"));
        for (const Json& player : json["players"]) {
            QCOMPARE(keysOf(player),
                     QStringLiteral("player hand rank name values working wilds place ladder"));
            for (const Json& row : player["ladder"])
                QCOMPARE(keysOf(row), QStringLiteral("rank fits reason text"));
        }
        for (const Json& comparison : json["comparisons"]) {
            QCOMPARE(keysOf(comparison), QStringLiteral("between for comparator parts winner"));
            for (const Json& part : comparison["parts"]) {
                const bool numbered = part["part"] == "card" || part["part"] == "kicker";
                QCOMPARE(keysOf(part), numbered ? QStringLiteral("part index values result")
                                                : QStringLiteral("part values result"));
            }
        }
        for (const Json& step : json["steps"]) {
            const QString condition =
                step.contains("condition") ? QStringLiteral("condition ") : QString();
            QCOMPARE(
                keysOf(step),
                QStringLiteral("n level comparison players function line depth variables cards ")
                    + condition + QStringLiteral("text")
                    + (step["level"] == "story" ? QStringLiteral(" story") : QString()));
            for (const Json& card : step["cards"])
                QCOMPARE(keysOf(card), QStringLiteral("player card role"));
        }
    }
}

void TestExplain::onlyWordsFollowTheLanguage()
{
    for (std::size_t i = 0; i < m_explanations.size(); i += 5) {
        const auto& [task, english] = m_explanations[i];
        const Json german =
            explained(QStringList{QStringLiteral("--lang"), QStringLiteral("de")} + task.words());
        QVERIFY(german.is_object());
        QCOMPARE(compact(withoutSentences(german)), compact(withoutSentences(english)));
        for (std::size_t step = 0; step < english["steps"].size(); ++step)
            QVERIFY(german["steps"][step]["text"] != english["steps"][step]["text"]);
        for (std::size_t player = 0; player < english["players"].size(); ++player) {
            const Json& row = english["players"][player]["ladder"][0];
            QVERIFY(german["players"][player]["ladder"][0]["text"] != row["text"]);
        }
    }
}

void TestExplain::aComparisonIsWritten()
{
    const Json json = explained({QStringLiteral("--set"), QStringLiteral("naturalBeatsWild=on"),
                                 QStringLiteral("Kh 6c 6h 2s *"), QStringLiteral("Ks 6d 6s 2h w"),
                                 QStringLiteral("Ah Jd 9c 4s 2c")});
    const Json expected = parsed(R"([
        {"between": [1, 2], "for": 1, "comparator": "FindWinnerThreeKind",
         "parts": [{"part": "trio", "values": [6, 6], "result": 0},
                   {"part": "kicker", "index": 1, "values": [13, 13], "result": 0},
                   {"part": "kicker", "index": 2, "values": [2, 2], "result": 0},
                   {"part": "wilds", "values": [1, 1], "result": 0}], "winner": null},
        {"between": [1, 3], "for": 1, "comparator": "GetWinningPlayer",
         "parts": [{"part": "rank", "values": ["three-of-a-kind", "high-card"], "result": 1}],
         "winner": 1}])");
    QCOMPARE(compact(json["comparisons"]), compact(expected));
    const Json& step = json["steps"][0];
    QVERIFY(step["function"] == "PlacePlayers");
    QCOMPARE(compact(step["players"]), QStringLiteral("[1,2,3]"));
    const Json& inner = json["steps"][3];
    QVERIFY(inner["function"] == "GetPokerHand");
    QCOMPARE(compact(inner["variables"]), QStringLiteral(R"({"hand":"Kh 6c 6h 2s *"})"));
    QVERIFY(inner["comparison"].is_null());
    QCOMPARE(compact(json["listings"]["GetPokerHand"][0]),
             QStringLiteral("\"function GetPokerHand(hand)\""));
}

void TestExplain::aLensLeavesOneRow()
{
    const Json json = explained({QStringLiteral("--lens"), QStringLiteral("full-house"),
                                 QStringLiteral("Kh 6c 6h 2s *"), QStringLiteral("8h 8d 8s 7d *")});
    QCOMPARE(compact(json["players"][0]["ladder"]),
             QStringLiteral(R"([{"rank":"full-house","fits":false,"reason":"no-second-group",)"
                            R"("text":"Three different values"}])"));
    QCOMPARE(compact(json["players"][1]["ladder"][0]["reason"]), QStringLiteral("\"fits\""));
    QCOMPARE(compact(json["comparisons"]), QStringLiteral("[]"));
    QVERIFY(json["steps"][0]["function"] == "PlacePlayers");
    QVERIFY(json["steps"][3]["function"] == "FitsLens");
}

void TestExplain::whoDoesNotTakePartIsNotExplained()
{
    const Json json = explained({QStringLiteral("Kh 6c"), QString()});
    for (const Json& player : json["players"])
        QCOMPARE(compact(player["ladder"]), QStringLiteral("[]"));
    QCOMPARE(keysOf(json["players"][0]),
             QStringLiteral("player hand rank name values working wilds place missing ladder"));
    QCOMPARE(compact(json["comparisons"]), QStringLiteral("[]"));
    QCOMPARE(compact(json["steps"]), QStringLiteral("[]"));
    QCOMPARE(compact(json["listings"]), QStringLiteral("{}"));

    const Json alone = explained({QStringLiteral("Kh 6c 6h 2s *"), QStringLiteral("Ks")});
    QCOMPARE(compact(alone["comparisons"]), QStringLiteral("[]"));
    QVERIFY(!alone["steps"].empty());
    for (const Json& step : alone["steps"])
        QCOMPARE(compact(step["players"]), QStringLiteral("[1]"));
}

SHOWDOWN_TEST(TestExplain)
#include "tst_explain.moc"
