// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <map>
#include <span>
#include <vector>

namespace showdown {

/// Who of a table holds which rank: the players, from 1 and ascending, by the best rank of their
/// hands. Whoever lacks cards holds none.
std::map<Category, std::vector<int>> rankHolders(std::span<const Hand> hands,
                                                 const HouseRules& rules);

} // namespace showdown
