// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
// showdown-bench [--json] [--filter SUBSTRING] [--repetitions N]
#include "tests/bench/bench.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

using namespace showdown::bench;

namespace {

struct Options
{
    bool asJson = false;
    std::string_view filter;
    int repetitions = 7;
};

std::optional<Options> optionsFrom(std::span<char* const> arguments)
{
    Options options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view name = arguments[i];
        if (name == "--json") {
            options.asJson = true;
            continue;
        }
        if (++i == arguments.size())
            return std::nullopt;
        const std::string_view value = arguments[i];
        const char* const end = value.data() + value.size();
        if (name == "--filter")
            options.filter = value;
        else if (name != "--repetitions"
                 || std::from_chars(value.data(), end, options.repetitions).ptr != end
                 || options.repetitions < 1)
            return std::nullopt;
    }
    return options;
}

void printJson(const std::vector<Measured>& results)
{
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    for (const Measured& row : results) {
        rows.push_back({{"name", row.name},
                        {"unit", row.unit},
                        {"median", row.median},
                        {"perCalibration", row.perCalibration}});
    }
    std::cout << nlohmann::ordered_json{{"rows", rows}}.dump() << '\n';
}

void printTable(const std::vector<Measured>& results)
{
    std::cout << std::left << std::setw(32) << "row" << std::right << std::setw(12) << "median"
              << "     " << std::setw(16) << "per calibration" << '\n';
    for (const Measured& row : results) {
        std::cout << std::left << std::setw(32) << row.name << std::right << std::setw(12)
                  << std::fixed << std::setprecision(2) << row.median << ' ' << std::left
                  << std::setw(4) << row.unit << std::right << std::setw(16) << std::defaultfloat
                  << std::setprecision(4) << row.perCalibration << '\n';
    }
}

} // namespace

int main(int argc, char** argv)
{
    const std::optional<Options> options =
        optionsFrom(std::span(argv, static_cast<std::size_t>(argc)).subspan(1));
    if (!options) {
        std::cerr << "usage: showdown-bench [--json] [--filter SUBSTRING] [--repetitions N]\n";
        return 2;
    }

    Bench bench;
    addTableRows(bench);
    addMatchRows(bench);
    addOddsRows(bench);
    addPracticeRows(bench);
    addCliRows(bench);

    const std::vector<Measured> results = measure(bench, options->filter, options->repetitions);
    if (options->asJson)
        printJson(results);
    else
        printTable(results);
    return EXIT_SUCCESS;
}
