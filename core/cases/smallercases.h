// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/houserules.h"

#include <array>
#include <span>
#include <vector>

namespace showdown {

/// The complexity of the hands of a case: the number of hands, then of wilds, then of
/// cards of other hands that the first has no like of. Smaller is simpler.
std::array<int, 3> sizeOf(std::span<const Hand> hands, const HouseRules& rules);

/// The hands with something changed that makes them smaller: one hand less, a wild replaced, or a
/// card made like one of another hand. The greatest step comes first. All are legal under the
/// rules.
std::vector<std::vector<Hand>> smallerCases(std::span<const Hand> hands, const HouseRules& rules);

} // namespace showdown
