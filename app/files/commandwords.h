// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/pasteproblem.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::files {

/// The words behind `showdown-cli` if that is what the lines begin with, as a shell takes them
/// apart: quotation marks of both kinds, backslashes, lines that go on after one. A prompt, `$`, may
/// stand before it. What follows the command line is passed over.
std::optional<QStringList> commandWords(const QStringList& lines);

/// What is wrong with a word of a command line; `known` are the words that may stand there, between
/// blanks.
narration::PasteProblem wordProblem(narration::PasteFault fault, const QString& word,
                                    const QString& known = {});

} // namespace showdown::files
