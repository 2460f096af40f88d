// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace showdown::cli {

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

/// What `showdown-cli ranks --help` prints.
QString ranksHelp();

/// What `showdown-cli wild --help` prints.
QString wildHelp();

/// What `showdown-cli rules --help` prints.
QString rulesCommandHelp();

/// What `showdown-cli odds --help` prints.
QString oddsHelp();

/// What `showdown-cli lesson --help` prints.
QString lessonHelp();

} // namespace showdown::cli
