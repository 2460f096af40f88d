// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/bench/bench.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <map>

namespace showdown::bench {
namespace {

volatile std::uint64_t kept = 0;

double now(Clock clock)
{
    switch (clock) {
    case Clock::processor:
        return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
    case Clock::wall:
        break;
    }
    const auto sinceStart = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(sinceStart).count();
}

double secondsOf(Clock clock, const std::function<void()>& work)
{
    const double start = now(clock);
    work();
    return now(clock) - start;
}

/// Seconds per step of a loop in which each step waits for the previous one: it depends on the
/// clock of the processor and on what else the machine does, and on little else.
double calibrationStep()
{
    constexpr int steps = 10'000'000;
    const double seconds = secondsOf(Clock::processor, [] {
        std::uint64_t state = 1;
        for (int i = 0; i < steps; ++i) {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
        }
        keep(state);
    });
    return seconds / steps;
}

double median(std::vector<double> numbers)
{
    std::ranges::sort(numbers);
    const std::size_t middle = numbers.size() / 2;
    if (numbers.size() % 2 == 1)
        return numbers[middle];
    return (numbers[middle - 1] + numbers[middle]) / 2;
}

std::string nameOf(Unit unit)
{
    switch (unit) {
    case Unit::millionsPerSecond:
        return "M/s";
    case Unit::thousandsPerSecond:
        return "k/s";
    case Unit::milliseconds:
        return "ms";
    }
    return {};
}

Measured measureRow(const Row& row, int repetitions)
{
    const Work work = row.prepare();
    std::int64_t operations = work(); // warms up caches and branch prediction
    std::vector<double> results;
    std::vector<double> ratios;
    for (int i = 0; i < repetitions; ++i) {
        const double step = calibrationStep();
        const double seconds = secondsOf(row.clock, [&] { operations = work(); });
        const double perSecond = static_cast<double>(operations) / seconds;
        switch (row.unit) {
        case Unit::millionsPerSecond:
            results.push_back(perSecond / 1e6);
            ratios.push_back(perSecond * step);
            break;
        case Unit::thousandsPerSecond:
            results.push_back(perSecond / 1e3);
            ratios.push_back(perSecond * step);
            break;
        case Unit::milliseconds:
            results.push_back(seconds * 1e3);
            ratios.push_back(seconds / (step * 1e6));
            break;
        }
    }
    return {row.name, nameOf(row.unit), median(results), median(ratios)};
}

} // namespace

void keep(std::uint64_t result)
{
    kept = result;
}

std::vector<Measured> measure(const Bench& bench, std::string_view filter, int repetitions)
{
    const auto isWanted = [&](const std::string& name) {
        return name.find(filter) != std::string::npos;
    };
    std::map<std::string, Measured> known;
    const auto measured = [&](const std::string& name) -> const Measured& {
        const auto row = std::ranges::find(bench.rows, name, &Row::name);
        if (!known.contains(name))
            known[name] = measureRow(*row, repetitions);
        return known[name];
    };

    std::vector<Measured> results;
    for (const Row& row : bench.rows) {
        if (isWanted(row.name))
            results.push_back(measured(row.name));
    }
    for (const Ratio& ratio : bench.ratios) {
        if (!isWanted(ratio.name))
            continue;
        const Measured& dividend = measured(ratio.dividend);
        const Measured& divisor = measured(ratio.divisor);
        results.push_back({ratio.name, "x", dividend.median / divisor.median,
                           dividend.perCalibration / divisor.perCalibration});
    }
    return results;
}

} // namespace showdown::bench
