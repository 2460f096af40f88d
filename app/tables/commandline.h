// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/pasted.h"

#include <QStringList>

#include <optional>
#include <variant>

namespace showdown::tables {

/// The words after `showdown-cli`, if the lines begin with it, split as a shell does: both kinds of
/// quotation marks, backslashes, continued lines. A prompt, `$`, may come first. Text after the
/// command line is ignored.
std::optional<QStringList> commandWords(const QStringList& lines);

/// The table of such words: for hands `compare` or `explain`, rules and lens, where `''` is a player
/// without cards; for hole cards `odds` and its options. Options that do not affect the table are
/// ignored.
std::variant<Pasted, narration::PasteProblem> readCommand(QStringList words, RowKind players);

} // namespace showdown::tables
