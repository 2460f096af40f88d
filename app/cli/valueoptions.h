// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"

#include <cstdint>
#include <vector>

namespace showdown::cli {

/// The forms in which a result is written.
enum class Format : std::uint8_t { text, json };

/// The form that `--format` names, or `byDefault`.
Result<Format> readFormat(const Arguments& arguments, Format byDefault);

/// The options of a command that has the rules, the form and no others of its own.
std::vector<OptionSpec> reportOptions();

/// The whole number that an option gives, or `fallback`.
Result<std::uint64_t> readNumber(const Arguments& arguments, std::string_view name,
                                 std::uint64_t fallback, std::uint64_t least, std::uint64_t most);

} // namespace showdown::cli
