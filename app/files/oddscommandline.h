// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/pastedodds.h"

#include <QStringList>

#include <optional>
#include <variant>

namespace showdown::files {

/// The words behind `showdown-cli` if that is what the lines begin with, as a shell takes them
/// apart: quotation marks of both kinds, backslashes, lines that go on after one. A prompt, `$`, may
/// stand before it. What follows the command line is passed over.
std::optional<QStringList> oddsCommandWords(const QStringList& lines);

/// The situation of which `odds` and its options speak. Options that change nothing about it are
/// passed over.
std::variant<PastedOdds, narration::PasteProblem> readOddsCommand(const QStringList& words);

} // namespace showdown::files
