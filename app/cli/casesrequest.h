// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"
#include "core/rules/presets.h"

#include <array>
#include <cstdint>
#include <optional>

namespace showdown::cli {

/// The options that say which cases are wanted, and those that every command has.
constexpr std::array<OptionSpec, 9> casesOptions{{{"rules", true},
                                                  {"set", true},
                                                  {"deck", true},
                                                  {"jokers", true},
                                                  {"lens", true},
                                                  {"count", true},
                                                  {"seed", true},
                                                  {"lang", true},
                                                  {"help", false}}};

/// Which test cases are wanted, and how many.
struct CasesRequest
{
    NamedRules rules;
    std::optional<Category> lens;
    int count = 0;
    std::uint64_t seed = 1;
};

/// The request that the arguments make; they may hold no hands.
Result<CasesRequest> readCasesRequest(const Arguments& arguments, int defaultCount);

} // namespace showdown::cli
