// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/bench/windowsteps.h"

#include <optional>
#include <vector>

namespace showdown::bench {

/// Does what a user does with the mouse in Odds, `repetitions` times each, in a window of 1280 by
/// 770 with the situation of a first start: chooses a player, places a card, points at a card of
/// the map, goes back a street. Before each click the count is complete, and its time is that until
/// the next one is complete and painted. Nothing if an event did not do what it should.
std::optional<std::vector<StepTimes>> oddsClickTimes(int repetitions);

} // namespace showdown::bench
