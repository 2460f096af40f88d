// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/odds/situation.h"

#include <optional>

namespace showdown {

/// The five cards that give a player, counted from 0, the value of handSoFar(): hole cards before
/// board cards. Of choices that are worth the same, the first. Nothing with fewer than five seen.
std::optional<Hand> bestFive(const Situation& situation, int player);

} // namespace showdown
