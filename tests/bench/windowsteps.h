// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace showdown::bench {

/// The times of one way to go through a run.
struct StepTimes
{
    std::string name;                 ///< "steps/next/story"
    std::vector<double> milliseconds; ///< from each event to the finished repaint, see PaintWatch
};

/// Goes through the longest run of a thousand tables of three players, always the same ones, in a
/// window of 1280 by 770, `repetitions` times in each way: opens the tab, goes on at each level,
/// jumps from one end to the other, drags along the bar, types into the search. Nothing if an event
/// did not do what it should.
std::optional<std::vector<StepTimes>> stepTimes(int repetitions);

} // namespace showdown::bench
