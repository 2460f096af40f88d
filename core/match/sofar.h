// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"

#include <optional>

namespace showdown {

/// What the one to four cards of an unfinished hand make by equal values, wilds joining the largest
/// group: a high card, a pair, two pair, three or four of a kind. Values of cards that are still
/// missing are twos. Nothing of an empty or a complete hand.
std::optional<HandValue> valueSoFar(const Hand& hand, const HouseRules& rules);

} // namespace showdown
