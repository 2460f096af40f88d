// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/result.h"

#include <iosfwd>
#include <optional>
#include <span>
#include <string>

namespace showdown::cli {

/// Writes the test cases that the words after `cases` ask for, one a line, as JSON or CSV. Writes
/// nothing if it fails.
std::optional<Failure> runCases(std::span<const std::string> words, std::ostream& out);

} // namespace showdown::cli
