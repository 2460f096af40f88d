// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/result.h"

#include <iosfwd>
#include <optional>
#include <span>
#include <string>

namespace showdown::cli {

/// Counts how often each rank comes of all five-card hands, as the words after `ranks` ask for, and
/// writes the result. Writes nothing if it fails.
std::optional<Failure> runRanks(std::span<const std::string> words, std::ostream& out);

} // namespace showdown::cli
