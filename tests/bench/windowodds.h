// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace showdown::bench {

/// The times of one question of Odds, from the question to the window's signals.
struct OddsTimes
{
    std::string name;            ///< "odds/three-hands"
    std::vector<double> first;   ///< milliseconds to the first equity, an estimate
    std::vector<double> settled; ///< to the exact one
};

/// Asks before the flop about three known hands, about a hand against an unknown one and, with
/// rules not used before, about two hands, `repetitions` times each. Nothing if no answer came.
std::optional<std::vector<OddsTimes>> oddsTimes(int repetitions);

} // namespace showdown::bench
