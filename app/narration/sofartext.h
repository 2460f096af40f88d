// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/houserules.h"

#include <QString>

namespace showdown::narration {

/// "so far: a pair of aces", "so far: king high": what the cards of an unfinished hand make by
/// equal values, wilds joining the largest group. Empty without cards and of a complete hand.
QString soFar(const Hand& hand, const HouseRules& rules);

} // namespace showdown::narration
