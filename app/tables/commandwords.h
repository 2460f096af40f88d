// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/pasteproblem.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::tables {

/// The words after `showdown-cli`, if the lines begin with it, split as a shell does: both kinds of
/// quotation marks, backslashes, continued lines. A prompt, `$`, may come first. Text after the
/// command line is ignored.
std::optional<QStringList> commandWords(const QStringList& lines);

/// The problem of a word in a command line; `known` are the words allowed there, separated by
/// blanks.
narration::PasteProblem wordProblem(narration::PasteFault fault, const QString& word,
                                    const QString& known = {});

} // namespace showdown::tables
