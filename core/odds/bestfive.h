// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/odds/situation.h"

#include <optional>

namespace showdown {

/// The five cards that give a player (from 0) the value of handSoFar(): hole cards before board
/// cards; of equally good choices, the first. Nothing with fewer than five cards seen.
std::optional<Hand> bestFive(const Situation& situation, int player);

} // namespace showdown
