// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/bench/windowsteps.h"

#include <optional>
#include <vector>

namespace showdown::bench {

/// Opens every lesson that comes with the program, one after the other, in a window of 1280 by 770:
/// each for the first time, and then each again. The very first, with which the lessons are read,
/// is not timed. Nothing if a lesson was not opened.
std::optional<std::vector<StepTimes>> lessonTimes();

} // namespace showdown::bench
