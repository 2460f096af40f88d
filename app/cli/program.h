// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/manual/program.h"

namespace showdown::cli {

/// Everything that `showdown-cli` takes, in the current language: what is parsed, what `--help`
/// says, and what man page and shell completions list.
manual::Program program();

} // namespace showdown::cli
