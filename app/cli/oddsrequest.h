// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/valueoptions.h"
#include "core/odds/situation.h"
#include "core/rules/presets.h"

#include <array>
#include <cstdint>

namespace showdown::cli {

/// The options of `odds`.
constexpr std::array<OptionSpec, 14> oddsOptions{{{"rules", true},
                                                  {"set", true},
                                                  {"deck", true},
                                                  {"jokers", true},
                                                  {"hole", true},
                                                  {"players", true},
                                                  {"board", true},
                                                  {"dead", true},
                                                  {"to", true},
                                                  {"seed", true},
                                                  {"progress", false},
                                                  {"format", true},
                                                  {"lang", true},
                                                  {"help", false}}};

/// What the words after `odds` ask for.
struct OddsRequest
{
    NamedRules rules;
    Situation situation; ///< without an error
    Category target = Category::straight;
    std::uint64_t seed = 1;
    bool progress = false;
    Format format = Format::json;
};

/// The request that the arguments make. Options are read before cards, so that the first mistake
/// reported is one of usage.
Result<OddsRequest> readOddsRequest(const Arguments& arguments);

} // namespace showdown::cli
