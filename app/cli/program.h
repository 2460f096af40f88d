// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/manual/program.h"

namespace showdown::cli {

/// Everything that `showdown-cli` takes, in the language that is spoken: what is read, what `--help`
/// says, and what the man page and the shells know.
manual::Program program();

} // namespace showdown::cli
