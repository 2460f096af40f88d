// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace showdown::narration {

/// One or more sentences, as plain text and as HTML.
struct Sentence
{
    QString plain;
    QString rich;

    /// Fills a pattern whose emphasis is marked by <b> and </b>: the plain form goes without the
    /// marks, the rich form keeps them and escapes the arguments.
    static Sentence of(const QString& pattern, const QStringList& arguments);

    /// Adds a whole sentence at the end.
    void append(const Sentence& next);
};

} // namespace showdown::narration
