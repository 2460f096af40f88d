// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/manual/program.h"

namespace showdown::cli {

/// What `showdown-cli --help` prints.
QString programHelp(const manual::Program& program);

/// What `showdown-cli COMMAND --help` prints.
QString commandHelp(const manual::Program& program, const manual::CommandEntry& command);

/// What `showdown-cli help E7` prints.
QString mistakeHelp(int mistake);

} // namespace showdown::cli
