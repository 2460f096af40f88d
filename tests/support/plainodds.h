// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/situation.h"

#include <array>
#include <cstdint>

namespace showdown::tests {

/// Deals by the set of players who share the pot, counted as plainly as can be: every unseen card
/// is a card of its own, every deal is made, the best of all choices of five decides.
std::array<std::uint64_t, 8> plainCounts(const Situation& situation);

} // namespace showdown::tests
