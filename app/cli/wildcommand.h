// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/result.h"

#include <iosfwd>
#include <optional>
#include <span>
#include <string>

namespace showdown::cli {

/// Lists every choice for the wilds of the hand that the words after `wild` name, and
/// writes the result. Writes nothing if it fails.
std::optional<Failure> runWild(std::span<const std::string> words, std::ostream& out);

} // namespace showdown::cli
