// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"

#include <iosfwd>
#include <optional>

namespace showdown::cli {

/// Does what `compare --batch FILE` asks for: compares the hands of each line and writes a line of
/// JSON, with what `compare` writes or with what is wrong. Both stream, so that memory does not
/// grow with the input, and whoever waits for the answer to a line gets it. If lines are wrong it
/// fails at the end, when all lines have been answered.
std::optional<Failure> runBatch(const Arguments& arguments, std::ostream& out);

} // namespace showdown::cli
