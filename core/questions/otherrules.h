// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/compare/showdown.h"
#include "core/rules/presets.h"

#include <optional>
#include <span>
#include <vector>

namespace showdown {

// Who would win under other rules? Asked of all hands of a table; there is an answer per preset:
// the winners of the same hands under it.

/// The outcome of some hands under a preset.
struct PresetOutcome
{
    Preset preset = Preset::series;
    std::optional<Category> lens; ///< as asked, or nothing if the preset does not know it
    Showdown result;
    bool hasOtherWinners = false; ///< than under the rules in force
};

/// The showdown of these hands under every preset, in the order of allPresets(). Rules and lens are
/// those in force; under a preset that does not know the lens all hands are taken by their best
/// rank.
std::vector<PresetOutcome> underEveryPreset(std::span<const Hand> hands, const HouseRules& rules,
                                            std::optional<Category> lens = std::nullopt);

} // namespace showdown
