// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace showdown::files {

/// The lines of a text without what Markdown puts around them: fences, grave accents around a line
/// or around the cards behind a label, `- ` and `> ` before one. A table becomes a line for each
/// row, `Ada: Kh 6c`; the cards of a row are those in grave accents, or else the last that are
/// cards, and the cell before them is the name. Of a text that has a table, only its rows and the
/// lines for board, dead cards and rules are left.
QStringList withoutMarkdown(const QStringList& lines);

} // namespace showdown::files
