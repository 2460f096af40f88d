// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/explaining.h"
#include "tests/support/jsontext.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// What holds of every explanation that the program prints.
class TestExplainLaws : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void laddersRunFromTheTop();
    void comparisonsStopAtTheFirstDifference();
    void comparisonsAgreeWithPlaces();
    void stepsAreNumberedAndStandInListings();
    void listingsComeInTheOrderOfTheSteps();
    void lastStepsHoldTheOutcomes();

private:
    std::vector<std::pair<Task, Json>> m_explanations; ///< a sample
};

void TestExplainLaws::initTestCase()
{
    for (const Task& task : randomTasks(78, 40)) {
        const Json json = explained(task.words());
        QVERIFY2(json.is_object(), qPrintable(task.words().join(u' ')));
        m_explanations.emplace_back(task, json);
    }
}

void TestExplainLaws::laddersRunFromTheTop()
{
    for (const auto& [task, json] : m_explanations) {
        for (const Json& player : json["players"]) {
            const Json& rows = player["ladder"];
            const std::size_t all = task.rules.rules.fiveOfAKind ? 11 : 10;
            QCOMPARE(rows.size(), task.lens ? std::size_t{1} : all);
            bool found = false;
            for (const Json& row : rows) {
                QCOMPARE(row["fits"].is_null(), found);
                QCOMPARE(row["reason"] == "not-reached", found);
                QCOMPARE(row["reason"] == "fits", row["fits"] == true);
                if (row["fits"] == true)
                    QCOMPARE(compact(row["rank"]), compact(player["rank"]));
                found = found || row["fits"] == true;
            }
            QCOMPARE(found, !player["rank"].is_null());
        }
    }
}

void TestExplainLaws::comparisonsStopAtTheFirstDifference()
{
    for (const auto& [task, json] : m_explanations) {
        for (const Json& comparison : json["comparisons"]) {
            const Json& parts = comparison["parts"];
            for (std::size_t i = 0; i + 1 < parts.size(); ++i)
                QVERIFY(parts[i]["result"] == 0);
            const int result = parts.back()["result"];
            const Json& winner = comparison["winner"];
            if (result == 0)
                QVERIFY(winner.is_null());
            else
                QVERIFY(winner == comparison["between"][result > 0 ? 0 : 1]);
        }
    }
}

void TestExplainLaws::comparisonsAgreeWithPlaces()
{
    for (const auto& [task, json] : m_explanations) {
        const Json& players = json["players"];
        const auto placeOf = [&](const Json& number) {
            return players[number.get<std::size_t>() - 1]["place"].get<int>();
        };
        for (const Json& comparison : json["comparisons"]) {
            const int place1 = placeOf(comparison["between"][0]);
            const int place2 = placeOf(comparison["between"][1]);
            const int result = comparison["parts"].back()["result"];
            // The lower place is the better one.
            QCOMPARE(result, static_cast<int>(outcomeOf(place2, place1)));
            QVERIFY(comparison["between"][0] < comparison["between"][1]);
        }
        for (const Json& winner : json["winners"])
            QCOMPARE(placeOf(winner), 1);
    }
}

void TestExplainLaws::stepsAreNumberedAndStandInListings()
{
    for (const auto& [task, json] : m_explanations) {
        int number = 0;
        for (const Json& step : json["steps"]) {
            QCOMPARE(step["n"].get<int>(), ++number);
            const Json& listing = json["listings"][step["function"].get<std::string>()];
            QVERIFY2(step["line"] <= listing.size(), dumped(step["function"]).c_str());
            if (!step["comparison"].is_null())
                QVERIFY(step["comparison"] < json["comparisons"].size());
        }
        QCOMPARE_GT(number, 0);
    }
}

void TestExplainLaws::listingsComeInTheOrderOfTheSteps()
{
    for (const auto& [task, json] : m_explanations) {
        QStringList functions;
        for (const Json& step : json["steps"]) {
            const QString function = QString::fromStdString(step["function"]);
            if (!functions.contains(function))
                functions << function;
        }
        QCOMPARE(keysOf(json["listings"]), functions.join(u' '));
    }
}

void TestExplainLaws::lastStepsHoldTheOutcomes()
{
    for (const auto& [task, json] : m_explanations) {
        Json last = Json::object();
        for (const Json& step : json["steps"]) {
            if (!step["comparison"].is_null())
                last[dumped(step["comparison"])] = step;
        }
        QCOMPARE(last.size(), json["comparisons"].size());
        for (std::size_t i = 0; i < last.size(); ++i) {
            const Json& step = last[std::to_string(i)];
            const Json& comparison = json["comparisons"][i];
            QVERIFY(step["function"] == "GetWinningPlayer");
            QCOMPARE(compact(step["players"]), compact(comparison["between"]));
            const std::string result = step["variables"]["result"];
            QCOMPARE(std::stoi(result), comparison["parts"].back()["result"].get<int>());
        }
    }
}

SHOWDOWN_TEST(TestExplainLaws)
#include "tst_explainlaws.moc"
