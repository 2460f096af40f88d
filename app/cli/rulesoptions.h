// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"
#include "core/rules/presets.h"

#include <array>
#include <optional>

namespace showdown::cli {

/// The options that choose house rules: RULES in the help.
constexpr std::array<OptionSpec, 4> rulesOptions{
    {{"rules", true}, {"set", true}, {"deck", true}, {"jokers", true}}};

/// The rules that the options ask for. The preset comes first wherever `--rules` stands; the
/// other options apply in the order given, so that the last one counts.
Result<NamedRules> readRules(const Arguments& arguments, Preset defaultPreset = Preset::series);

/// The rank that an option names, if it is given; the rules must know it.
Result<std::optional<Category>> readRank(const Arguments& arguments, std::string_view option,
                                         const HouseRules& rules);

/// The rank that `--lens` names, if it is given.
Result<std::optional<Category>> readLens(const Arguments& arguments, const HouseRules& rules);

} // namespace showdown::cli
