// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace showdown {

/// What `showdown-cli --help` prints.
QString programHelp();

/// What `showdown-cli compare --help` prints.
QString compareHelp();

/// What `showdown-cli explain --help` prints.
QString explainHelp();

/// What `showdown-cli cases --help` prints.
QString casesHelp();

/// What `showdown-cli check --help` prints.
QString checkHelp();

} // namespace showdown
