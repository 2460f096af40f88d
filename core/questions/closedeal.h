// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/cases/seededrandom.h"
#include "core/rules/houserules.h"

#include <optional>
#include <span>
#include <vector>

namespace showdown {

/// Whether complete hands are close: all are of one rank, no two are equal, and the best of them
/// wins neither by rank nor by the first part compared, but by a kicker, a later card, the second
/// pair, or the number of wilds.
bool isClose(std::span<const Hand> hands, const HouseRules& rules);

/// Close hands for two or three players, from a whole deck with its jokers: each hand gets as many
/// wilds as it would by chance, or none where chance deals too many. Nothing if no such hands are
/// found, as under rules that make nearly every card wild.
std::optional<std::vector<Hand>> closeHands(int players, const HouseRules& rules,
                                            SeededRandom& random);

} // namespace showdown
