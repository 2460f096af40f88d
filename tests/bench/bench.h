// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace showdown::bench {

/// The unit of a row.
enum class Unit {
    millionsPerSecond,  ///< M/s: operations
    thousandsPerSecond, ///< k/s: operations
    milliseconds,       ///< ms: the whole work
};

/// Which time counts.
enum class Clock {
    processor, ///< the CPU time of the program, whatever else the machine does; for work on one
               ///< thread
    wall,      ///< wall-clock time; for work on several threads, or of other programs
};

/// Work to be timed repeatedly. It returns how many operations it did, which must be the same each
/// time.
using Work = std::function<std::int64_t()>;

/// One line of the table. Its name is a path: `table/5/sequential/53`.
struct Row
{
    std::string name;
    Unit unit = Unit::millionsPerSecond;
    /// Prepares the work, which is not timed.
    std::function<Work()> prepare;
    Clock clock = Clock::processor;
};

/// A line that divides the speed of one row by that of another with the same unit.
struct Ratio
{
    std::string name;
    std::string dividend;
    std::string divisor;
};

/// Everything to measure, in the order in which it is printed.
struct Bench
{
    std::vector<Row> rows;
    std::vector<Ratio> ratios;
};

/// The result of one row or ratio.
struct Measured
{
    std::string name;
    std::string unit;
    double median = 0; ///< in that unit
    /// The result with the calibration loop, run just before, as the unit: operations per step of
    /// it, or the time as a multiple of the time of a million steps.
    double perCalibration = 0;
};

/// Measures the rows and ratios whose names contain `filter`, `repetitions` times each.
std::vector<Measured> measure(const Bench& bench, std::string_view filter, int repetitions);

/// Makes the compiler believe that a result is used.
void keep(std::uint64_t result);

// The functions that add rows: one file each, called by main.cpp.
void addTableRows(Bench& bench);
void addMatchRows(Bench& bench);
void addOddsRows(Bench& bench);
void addPracticeRows(Bench& bench);
void addCliRows(Bench& bench);

} // namespace showdown::bench
