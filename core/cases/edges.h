// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/shape.h"
#include "core/rules/houserules.h"

#include <optional>
#include <vector>

namespace showdown {

/// Hands where comparators go wrong: the lowest pair that counts and the one below it, the wheel
/// and what only looks like it, neighbouring ranks, and hands of which one part says one player and
/// the next part the other. By best rank, or for hands compared as one rank; each case is the
/// shapes of its hands.
std::vector<std::vector<Shape>> edges(const HouseRules& rules, std::optional<Category> lens);

/// Single hands at an edge between two ranks.
std::vector<std::vector<Shape>> matchEdges(const HouseRules& rules);

} // namespace showdown
