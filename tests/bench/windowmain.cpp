// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
// showdown-window-bench [--json] [--clicks N] [--steps N] [--odds N] [--starts N]
//
// N is how often; 0 leaves it out. Without steps no lesson is opened either.
// Unless QT_QPA_PLATFORM says otherwise it draws offscreen.
#include "tests/bench/windowclicks.h"
#include "tests/bench/windowlessons.h"
#include "tests/bench/windowodds.h"
#include "tests/bench/windowoddsclicks.h"
#include "tests/bench/windowstart.h"
#include "tests/bench/windowsteps.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTextStream>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

using namespace showdown::bench;

namespace {

struct Options
{
    bool asJson = false;
    int clicks = 1000;
    int steps = 300; ///< each way to go through a run, and each kind of click in Odds
    int odds = 25;   ///< each question
    int starts = 15;
};

/// One line of the results.
struct Row
{
    std::string name;
    std::string unit;
    double value = 0;
};

/// The number below or at which a share of them lies, by nearest rank.
double quantile(std::vector<double> numbers, double share)
{
    std::ranges::sort(numbers);
    const double rank = std::ceil(share * static_cast<double>(numbers.size()));
    return numbers[static_cast<std::size_t>(std::max(rank, 1.0)) - 1];
}

/// The sample, in which the second player holds four wilds.
showdown::gui::CardTable fourWilds()
{
    showdown::gui::CardTable table = showdown::gui::sampleTable();
    for (int slot = 1; slot < showdown::Hand::fullSize; ++slot)
        table.row(1).set(slot, showdown::Card::joker());
    return table;
}

bool measureClicks(std::vector<Row>& rows, int clicks)
{
    const auto times = clickTimes(clicks);
    if (!times)
        return false;
    rows.push_back({"window/click/p50", "ms", quantile(*times, 0.5)});
    rows.push_back({"window/click/p99", "ms", quantile(*times, 0.99)});
    rows.push_back({"window/click/max", "ms", quantile(*times, 1)});
    const auto rulesTimes = clickTimes(clicks, "rules"); // with the notes under all rules
    if (!rulesTimes)
        return false;
    rows.push_back({"window/click/rules/p50", "ms", quantile(*rulesTimes, 0.5)});
    rows.push_back({"window/click/rules/p99", "ms", quantile(*rulesTimes, 0.99)});
    const auto wildTimes = clickTimes(clicks, "wild", fourWilds());
    if (!wildTimes)
        return false;
    rows.push_back({"window/click/wild/p50", "ms", quantile(*wildTimes, 0.5)});
    rows.push_back({"window/click/wild/p99", "ms", quantile(*wildTimes, 0.99)});
    return true;
}

/// The rows of events of several kinds, if there are any.
bool addSteps(std::vector<Row>& rows, const std::optional<std::vector<StepTimes>>& all)
{
    if (!all)
        return false;
    for (const StepTimes& times : *all) {
        rows.push_back({"window/" + times.name + "/p50", "ms", quantile(times.milliseconds, 0.5)});
        rows.push_back({"window/" + times.name + "/p99", "ms", quantile(times.milliseconds, 0.99)});
    }
    return true;
}

bool measureOdds(std::vector<Row>& rows, int repetitions)
{
    const auto all = oddsTimes(repetitions);
    if (!all)
        return false;
    for (const OddsTimes& times : *all) {
        const double first = quantile(times.first, 0.5);
        const double settled = quantile(times.settled, 0.5);
        rows.push_back({"window/" + times.name + "/first", "ms", first});
        rows.push_back({"window/" + times.name + "/first/max", "ms", quantile(times.first, 1)});
        rows.push_back({"window/" + times.name + "/exact", "ms", settled});
        rows.push_back({"window/" + times.name + "/exact:first", "x", settled / first});
    }
    return true;
}

/// Windows and views take turns, so that other load on the machine hits all of them. Compare is
/// first shown with the window.
bool measureStarts(std::vector<Row>& rows, int starts)
{
    std::vector<double> main;
    std::vector<double> idle;
    std::vector<double> empty;
    std::vector<double> learn;
    std::vector<double> odds;
    for (int start = -1; start < starts; ++start) {
        const auto emptyTimes = startTimes(StartedWindow::empty);
        const auto mainTimes = startTimes(StartedWindow::main);
        const auto learnTime = firstShowTime(QStringLiteral("learn"));
        const auto oddsTime = firstShowTime(QStringLiteral("odds"));
        if (!emptyTimes || !mainTimes || !learnTime || !oddsTime)
            return false;
        if (start < 0) // reads the files into memory
            continue;
        empty.push_back(emptyTimes->painted);
        main.push_back(mainTimes->painted);
        idle.push_back(mainTimes->idle);
        learn.push_back(*learnTime);
        odds.push_back(*oddsTime);
    }
    const double emptyMedian = quantile(empty, 0.5);
    rows.push_back({"window/start/empty", "ms", emptyMedian});
    const auto add = [&](const std::string& name, const std::vector<double>& times) {
        const double median = quantile(times, 0.5);
        rows.push_back({name, "ms", median});
        rows.push_back({name + ":empty", "x", median / emptyMedian});
    };
    add("window/start/main", main);
    add("window/start/idle", idle);
    add("window/first/learn", learn);
    add("window/first/odds", odds);
    return true;
}

void print(const std::vector<Row>& rows, bool asJson)
{
    if (asJson) {
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        for (const Row& row : rows)
            list.push_back({{"name", row.name}, {"unit", row.unit}, {"value", row.value}});
        std::cout << nlohmann::ordered_json{{"rows", list}}.dump() << '\n';
        return;
    }
    for (const Row& row : rows) {
        std::cout << std::left << std::setw(32) << row.name << std::right << std::fixed
                  << std::setw(10) << std::setprecision(2) << row.value << ' ' << row.unit << '\n';
    }
}

std::optional<Options> optionsFrom(const QStringList& arguments)
{
    const QCommandLineOption json(QStringLiteral("json"));
    const QCommandLineOption clicks(QStringLiteral("clicks"), {}, QStringLiteral("N"),
                                    QStringLiteral("1000"));
    const QCommandLineOption steps(QStringLiteral("steps"), {}, QStringLiteral("N"),
                                   QStringLiteral("300"));
    const QCommandLineOption odds(QStringLiteral("odds"), {}, QStringLiteral("N"),
                                  QStringLiteral("25"));
    const QCommandLineOption starts(QStringLiteral("starts"), {}, QStringLiteral("N"),
                                    QStringLiteral("15"));
    QCommandLineParser parser;
    parser.addOptions({json, clicks, steps, odds, starts});
    if (!parser.parse(arguments) || !parser.positionalArguments().isEmpty())
        return std::nullopt;
    const Options options{parser.isSet(json), parser.value(clicks).toInt(),
                          parser.value(steps).toInt(), parser.value(odds).toInt(),
                          parser.value(starts).toInt()};
    return options.clicks >= 0 && options.steps >= 0 && options.odds >= 0 && options.starts >= 0
               ? std::optional(options)
               : std::nullopt;
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (const std::optional<int> status = runStarted(argc, argv))
        return *status;

    const QApplication application(argc, argv);
    const std::optional<Options> options = optionsFrom(QCoreApplication::arguments());
    if (!options) {
        QTextStream(stderr) << "usage: showdown-window-bench [--json] [--clicks N] [--steps N] "
                               "[--odds N] [--starts N]\n";
        return 2;
    }
    std::vector<Row> rows;
    if (options->clicks > 0 && !measureClicks(rows, options->clicks)) {
        QTextStream(stderr) << "a click on the deck did not change the table\n";
        return 1;
    }
    if (options->steps > 0 && !addSteps(rows, stepTimes(options->steps))) {
        QTextStream(stderr) << "a run was not gone through\n";
        return 1;
    }
    if (options->steps > 0 && !addSteps(rows, oddsClickTimes(options->steps))) {
        QTextStream(stderr) << "a click in Odds did not do what it should\n";
        return 1;
    }
    if (options->steps > 0 && !addSteps(rows, lessonTimes())) {
        QTextStream(stderr) << "a lesson was not opened\n";
        return 1;
    }
    if (options->odds > 0 && !measureOdds(rows, options->odds)) {
        QTextStream(stderr) << "a question of odds was not answered\n";
        return 1;
    }
    if (options->starts > 0 && !measureStarts(rows, options->starts)) {
        QTextStream(stderr) << "a window did not start\n";
        return 1;
    }
    print(rows, options->asJson);
    return 0;
}
