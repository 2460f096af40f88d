// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace showdown::narration {

/// Text escaped so that Markdown shows it unchanged.
QString inMarkdown(const QString& text);

/// Text as a Markdown code span. It must hold no grave accent.
QString asCode(const QString& text);

/// A row of a table: `| Ada | 1st |`.
QString tableRow(const QStringList& cells);

/// The line between the headings of a table and its other rows.
QString tableRuler(qsizetype columns);

} // namespace showdown::narration
