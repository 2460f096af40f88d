// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/result.h"

#include <iosfwd>
#include <optional>
#include <span>
#include <string>

namespace showdown::cli {

/// Compares the hands that the words after `compare` name, and writes the result. Writes nothing
/// if it fails.
std::optional<Failure> runCompare(std::span<const std::string> words, std::ostream& out);

} // namespace showdown::cli
