// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace showdown::narration {

/// Text that Markdown shows as it is.
QString inMarkdown(const QString& text);

/// Text that Markdown shows letter by letter. It must hold no grave accent.
QString asCode(const QString& text);

/// A row of a table: `| Ada | 1st |`.
QString tableRow(const QStringList& cells);

/// What stands between the first row of a table, its headings, and the others.
QString tableRuler(qsizetype columns);

} // namespace showdown::narration
