// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace showdown::narration {

// Text from outside the program: names and titles in files, lessons, paths. Markup in it is
// harmless as long as it is shown as plain text; the characters here are not: they control a
// terminal, turn the direction of the text around them, end a line, or are not seen.

/// A control character such as a tab or line end, a line separator, a mark that turns the direction
/// of text or is not seen at all, or a character for private use. Joiners of letters and
/// emoji fit.
bool isUnfit(char32_t character);

/// Whether any character of a text is one of these.
bool hasUnfit(QStringView text);

/// The first such character other than tabs and line ends.
std::optional<char32_t> unfitIn(QStringView text);

/// How many characters a text has, each once, also where it takes two units of UTF-16.
qsizetype characterCount(const QString& text);

/// One line without unfit characters, and with single blanks: "King  of\thearts\n" is "King of
/// hearts".
QString shownText(QStringView text);

/// As above, with at most `most` characters. For what is read from a file or typed, and kept.
QString shownText(QStringView text, qsizetype most);

/// Several lines without unfit characters, separated by '\n', with at most `most` characters.
QString shownLines(QStringView text, qsizetype most);

/// A path as the system writes it, with � for each unfit character. To show, not to open.
QString shownPath(const QString& path);

} // namespace showdown::narration
