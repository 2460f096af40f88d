// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/seededrandom.h"
#include "core/questions/practicequestion.h"

#include <vector>

namespace showdown {

/// Who can win among two or three players: each alone, then those who may tie.
std::vector<std::vector<int>> winnerSets(int players);

/// Every mistake that answerBy() knows, those of beginners first.
std::vector<Mistake> allMistakes();

/// The answers to choose from; none where nothing is chosen. Wrong ones are what mistakes give,
/// filled up with answers near the right one. Names to choose from are put into the exercise too.
std::vector<Option> optionsFor(Exercise& exercise, SeededRandom& random);

} // namespace showdown
