// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/result.h"

#include <iosfwd>
#include <optional>
#include <span>
#include <string>

namespace showdown::cli {

/// Counts who wins how often and which cards help, as the words after `odds` ask for, and writes
/// the result. How far a long count is goes to standard error; Ctrl+C ends it, and what it has come
/// to is written. Writes nothing if it fails.
std::optional<Failure> runOdds(std::span<const std::string> words, std::ostream& out);

} // namespace showdown::cli
