// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/result.h"

#include <iosfwd>
#include <optional>
#include <span>
#include <string>

namespace showdown::cli {

/// Compares the hands that the words after `explain` name, and writes the result with every step
/// that led to it. Writes nothing if it fails.
std::optional<Failure> runExplain(std::span<const std::string> words, std::ostream& out);

} // namespace showdown::cli
