// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/result.h"

#include <iosfwd>
#include <optional>
#include <span>
#include <string>

namespace showdown::cli {

/// Feeds test cases to the command that the words after `check` name, and stops at the first
/// answer that is not right. What was expected, what came and why goes to `out`; it then fails as
/// well, with the same in short.
std::optional<Failure> runCheck(std::span<const std::string> words, std::ostream& out);

} // namespace showdown::cli
