// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace showdown::narration {

/// A text that a table holds: what QT_TRANSLATE_NOOP3 leaves of its arguments.
struct SourceText
{
    const char* text;
    const char* comment;

    /// The text in the language of the program.
    QString translated(const char* context) const;
};

/// Puts the arguments in place of %1, %2 …, all at once, so that an argument may hold a percent
/// sign. Unlike QString::arg() it does not mind if the text leaves some of them out.
QString fill(const QString& text, const QStringList& arguments);

} // namespace showdown::narration
