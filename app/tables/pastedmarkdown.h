// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace showdown::tables {

/// The lines of a text without the Markdown around them: fences, grave accents around a line or
/// around the cards after a label, `- ` and `> ` before one. A table becomes a line for each row,
/// `Ada: Kh 6c`; the cards of a row are those in grave accents, or else the last ones, and the cell
/// before them is the name. Of a text with a table, only its rows and the lines for board, dead
/// cards and rules are left.
QStringList withoutMarkdown(const QStringList& lines);

} // namespace showdown::tables
