// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <array>
#include <cstdint>

namespace showdown {

/// All five-card hands of one deck with its jokers.
struct Frequencies
{
    std::uint64_t total = 0;
    std::array<std::uint64_t, allCategories().size()> counts{}; ///< by category

    std::uint64_t of(Category category) const { return counts[static_cast<std::size_t>(category)]; }

    bool operator==(const Frequencies&) const = default;
};

/// How often each rank comes under these rules.
Frequencies frequenciesOf(const HouseRules& rules);

} // namespace showdown
