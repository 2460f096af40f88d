// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/odds/chance.h"
#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <array>
#include <cstdint>
#include <optional>

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

/// How a hand stands among all five-card hands.
struct Standing
{
    std::uint64_t better = 0; ///< hands that beat it
    std::uint64_t equal = 0;  ///< hands worth the same, among them itself if the deck has it
    std::uint64_t worse = 0;  ///< hands that it beats

    std::uint64_t total() const { return better + equal + worse; }

    /// The share that the hand beats.
    Chance beats() const { return {worse, total()}; }

    bool operator==(const Standing&) const = default;
};

/// How a complete hand stands among all five-card hands of one deck that holds as many jokers as
/// its rule says or, if more, as this hand holds. With the rule naturalBeatsWild fewer wilds count.
/// Nothing for an incomplete hand.
std::optional<Standing> standingOf(const Hand& hand, const HouseRules& rules);

} // namespace showdown
