// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/showdown.h"
#include "core/rules/category.h"

#include <map>
#include <vector>

namespace showdown {

/// Who holds which rank: the players of a comparison by best rank, from 1, ascending. Players who
/// lack cards hold none.
std::map<Category, std::vector<int>> rankHolders(const Showdown& byBestRank);

} // namespace showdown
