// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/presets.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <utility>
#include <vector>

namespace showdown::narration {

// The layout of plain text on a page. Headings are marked by invisible characters, so that the
// writer of the text can draw them.

/// The width of a page where it is unknown.
inline constexpr qsizetype usualPageWidth = 80;

/// Sets how many columns a line may take, from now on and for the whole program.
void setPageWidth(qsizetype width);

inline constexpr QChar headingBegins(
    0xFDD0); ///< noncharacters, which no text from outside should hold
inline constexpr QChar headingEnds(0xFDD1);

/// The text as a heading, between invisible marks; shownLength() tells its columns.
QString asHeading(const QString& text);

/// How many columns of a terminal a text takes: wide characters two, marks none.
qsizetype shownLength(const QString& text);

/// The text with blanks after it, so that it takes this many columns.
QString padded(const QString& text, qsizetype width);

/// The text for output that does not draw headings.
QString withoutMarks(const QString& text);

/// A heading on lines as wide as the page, each with its end.
QString headingLines(const QString& heading);

/// The same, underlined with this character.
QString underlined(const QString& heading, QChar line);

/// "Series rules", or "Series rules (changed): pairFloor=2, deck=free": the first line of a text,
/// and more lines where one is not enough. The last is without its end.
QString rulesHeading(const NamedRules& rules);

/// The text in lines as wide as the page: the first is after `first`, all others after `rest`.
/// A word is never cut, and a line has room for 30 characters at least.
QString wrapped(const QString& text, const QString& first = {}, const QString& rest = {});

/// The alignment of the cells of a column.
enum class Align : std::uint8_t {
    left,
    right, ///< numbers
    ratio, ///< "2.8 : 1 against": colon below colon
};

/// Lines of cells in columns. The last cell of a line may be wider than its column, and goes on
/// below where the page has no room for it. Columns that are wider than the page stand below the
/// others, at its right edge; all but the first, if that is enough.
class Columns
{
public:
    /// Columns without an alignment are left-aligned.
    explicit Columns(std::vector<Align> alignments = {}) : m_alignments(std::move(alignments)) {}

    /// Adds a line. Lines may have different numbers of cells, but at least one.
    void add(const QStringList& cells);
    /// Adds a line of headings.
    void addHeadings(const QStringList& cells);

    /// All lines, each with its end.
    QString text() const;

private:
    /// The width of the part of a cell left of its column's alignment point.
    qsizetype lead(const QString& cell, qsizetype column) const;

    /// The first column that is below the others; the number of columns if none does.
    static qsizetype firstBelow(const QList<qsizetype>& widths, const QList<qsizetype>& least);

    std::vector<Align> m_alignments;
    QList<QStringList> m_lines;
};

} // namespace showdown::narration
