// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/houserules.h"
#include "core/rules/rule.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace showdown {

/// House rules that have a name.
enum class Preset : std::uint8_t { series, standard, bug, deuces };

constexpr std::array<Preset, 4> allPresets()
{
    using enum Preset;
    return {series, standard, bug, deuces};
}

/// The machine-readable name: `series`.
std::string_view id(Preset preset);

/// The preset with this machine-readable name, or nothing.
std::optional<Preset> presetFromId(std::string_view text);

/// The rules that the preset stands for.
HouseRules rulesOf(Preset preset);

/// Rules together with the preset that they started from.
struct NamedRules
{
    Preset preset = Preset::series;
    HouseRules rules = rulesOf(Preset::series);

    /// The rules that differ from the preset, in the order of allRules().
    std::vector<Rule> changed() const;

    bool operator==(const NamedRules&) const = default;
};

} // namespace showdown
