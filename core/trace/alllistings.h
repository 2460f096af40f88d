// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/listing.h"

#include <set>
#include <span>
#include <string_view>

namespace showdown {

/// The listings of all traced functions, matchers first. Three names occur twice, because the
/// articles use them for more than one rank: CompareKickers, GetKickers, ComparePairs.
std::span<const Listing* const> allListings();

/// The names of their functions, each once, in alphabetical order.
std::set<std::string_view> functionNames();

} // namespace showdown
