// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/result.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace showdown::cli {

/// An option that a command knows: `--format`, without its dashes.
struct OptionSpec
{
    std::string_view name;
    bool takesValue = false;
};

/// An option that was given.
struct Option
{
    std::string name; ///< without dashes
    std::string value;
};

/// The words after a command, sorted into options and the rest.
struct Arguments
{
    std::vector<Option> options; ///< in the order given
    std::vector<std::string> operands;

    bool has(std::string_view name) const;

    /// The value of the last option of this name, or nothing.
    const std::string* value(std::string_view name) const;
};

/// Reads `--name value`, `--name=value` and `-h` for `--help`, in any order with the operands.
/// After `--` everything is an operand, and so is a single `-`.
Result<Arguments> parseArguments(std::span<const std::string> words,
                                 std::span<const OptionSpec> known);

/// The names as a message lists them: "a, b, c".
QString listed(std::span<const std::string_view> names);

} // namespace showdown::cli
