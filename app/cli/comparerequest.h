// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/valueoptions.h"
#include "core/cards/hand.h"
#include "core/rules/presets.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace showdown::cli {

/// The options of a command that compares the hands it is given.
constexpr std::array<OptionSpec, 8> compareOptions{{{"rules", true},
                                                    {"set", true},
                                                    {"deck", true},
                                                    {"jokers", true},
                                                    {"lens", true},
                                                    {"format", true},
                                                    {"lang", true},
                                                    {"help", false}}};

/// What the words after such a command ask for.
struct CompareRequest
{
    NamedRules rules;
    std::optional<Category> lens;
    Format format = Format::text;
    std::vector<Hand> hands; ///< one to three
};

/// The request that the arguments make. Options are read before hands, so that the first mistake
/// reported is one of usage.
Result<CompareRequest> readCompareRequest(const Arguments& arguments);

/// The hands that the texts name. With one deck no card may be named twice.
Result<std::vector<Hand>> readHands(std::span<const std::string> texts, const HouseRules& rules);

} // namespace showdown::cli
