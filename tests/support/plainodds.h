// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/situation.h"
#include "core/rules/category.h"

#include <array>
#include <cstdint>

namespace showdown::tests {

/// Deals by the set of players who share the pot, counted as plainly as can be: every unseen card
/// is a card of its own, every deal is made, the best of all choices of five decides.
std::array<std::uint64_t, 8> plainCounts(const Situation& situation);

/// Deals by the rank that the first player has at the river, high card first, counted as plainly.
std::array<std::uint64_t, allCategories().size()> plainRanks(const Situation& situation);

} // namespace showdown::tests
