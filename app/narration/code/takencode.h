// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/code/codesource.h"
#include "core/rules/presets.h"

namespace showdown::narration {

/// A line of a program to take away.
struct TakenLine
{
    QString text;
    QString function; ///< the block that it belongs to; empty between two
    QString label;    ///< as SourceLine::label
    std::optional<Half> half;
};

/// The program in this language that compares hands under these rules: one module without any
/// other. Its head names the rules. The lines that these rules use, and of the functions those that
/// main needs. With `function`, that one with those that it calls, without main; nothing if there is
/// none of this name.
std::optional<std::vector<TakenLine>> takenLines(CodeLanguage language, const NamedRules& rules,
                                                 const QString& function = {});

/// The names of the functions that can be taken, the same in all languages, in alphabetical order.
QStringList takenFunctions();

/// The command line that writes the same.
QString takenCommand(CodeLanguage language, const NamedRules& rules, const QString& function = {});

/// Such lines as text.
QString takenText(const std::vector<TakenLine>& lines);

} // namespace showdown::narration
