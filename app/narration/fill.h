// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QString>
#include <QStringList>

namespace showdown::narration {

/// A text in a table: what QT_TRANSLATE_NOOP3 leaves of its arguments.
struct SourceText
{
    const char* text = "";
    const char* comment = nullptr;

    /// The text in the current language.
    QString translated(const char* context) const;
};

/// Replaces %1, %2 … by the arguments, all at once, so that an argument may contain a percent sign.
/// Unlike QString::arg() it allows a text to leave some of them out.
QString fill(const QString& text, const QStringList& arguments);

/// One or more sentences, as plain text and as HTML.
struct Sentence
{
    QString plain;
    QString rich;

    /// Fills a pattern whose emphasis is marked by <b> and </b>: the plain form drops the marks,
    /// the rich form keeps them and escapes the arguments.
    static Sentence of(const QString& pattern, const QStringList& arguments);

    /// Adds a whole sentence at the end.
    void append(const Sentence& next);
};

} // namespace showdown::narration
