// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/pastedmarkdown.h"

#include "app/narration/oddscopytext.h"
#include "app/tables/readrows.h"

#include <QRegularExpression>

#include <algorithm>

namespace showdown::tables {

namespace {

/// `| --- | :-: |`, the second line of a table.
bool isRuler(const QString& line)
{
    static const QRegularExpression ruler(
        QStringLiteral(R"(^\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)+\|?$|^\|\s*:?-+:?\s*\|$)"));
    return ruler.match(line).hasMatch();
}

bool isCode(const QString& text)
{
    return text.size() > 2 && text.startsWith(u'`') && text.endsWith(u'`');
}

QString withoutAccents(const QString& text)
{
    return isCode(text) ? text.mid(1, text.size() - 2).trimmed() : text;
}

/// A text with its backslash escapes resolved.
QString unescaped(const QString& text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isEscape = text[i] == u'\\' && i + 1 < text.size()
                              && (text[i + 1].isPunct() || text[i + 1].isSymbol());
        plain += isEscape ? text[++i] : text[i];
    }
    return plain;
}

/// A name without the stars that make it bold.
QString nameIn(const QString& cell)
{
    const QString stars = QStringLiteral("**");
    const bool isBold = cell.size() > 4 && cell.startsWith(stars) && cell.endsWith(stars);
    return unescaped(isBold ? cell.mid(2, cell.size() - 4) : cell);
}

/// The cells of a row, as written.
QStringList cellsOf(const QString& row)
{
    QStringList cells;
    QString cell;
    for (qsizetype i = 0; i < row.size(); ++i) {
        if (row[i] == u'\\' && i + 1 < row.size()) {
            cell += row[i];
            cell += row[++i];
        } else if (row[i] == u'|') {
            cells << cell.trimmed();
            cell.clear();
        } else {
            cell += row[i];
        }
    }
    cells << cell.trimmed();
    if (row.startsWith(u'|'))
        cells.removeFirst();
    if (row.endsWith(u'|') && !cells.isEmpty() && cells.back().isEmpty())
        cells.removeLast();
    return cells;
}

bool isCards(const QString& cell)
{
    return !cell.isEmpty() && std::holds_alternative<PastedPlaces>(readRow(cell, RowKind::hand));
}

/// The cell with the cards; the one where they should be, if there are none.
qsizetype cardsCell(const QStringList& cells)
{
    const auto found = std::ranges::find_if(cells, isCode);
    if (found != cells.end())
        return found - cells.begin();
    for (qsizetype cell = cells.size() - 1; cell >= 0; --cell) {
        if (isCards(cells[cell]))
            return cell;
    }
    return cells.size() - 1;
}

/// `Ada: Kh 6c`.
QString handLine(const QString& row)
{
    const QStringList cells = cellsOf(row);
    if (cells.isEmpty())
        return {};
    const qsizetype cards = cardsCell(cells);
    const QString hand = withoutAccents(cells[cards]);
    const QString name = cards > 0 ? nameIn(cells[cards - 1]) : QString();
    if (name.isEmpty())
        return hand;
    const bool isBare = name.contains(u'|') && !name.startsWith(u'“');
    return (isBare ? QStringLiteral("“%1”: %2") : QStringLiteral("%1: %2")).arg(name, hand);
}

/// `Board: Qs 9s 4d` of a line whose cards are in grave accents; others stay as they are.
QString withoutCardAccents(const QString& line)
{
    static const QRegularExpression labelled(QStringLiteral(R"(^([^`]+): `([^`]+)`$)"));
    const QRegularExpressionMatch match = labelled.match(line);
    return match.hasMatch()
               ? QStringLiteral("%1: %2").arg(unescaped(match.captured(1)), match.captured(2))
               : line;
}

/// Cards of a situation that belong to no player, `Board: Qs 9s 4d`, and come outside of a table.
bool isSeenByAll(const QString& line)
{
    return line.contains(u':')
           && narration::copiedArea(line.section(u':', 0, 0).trimmed()).has_value();
}

/// A line without the marks of a quotation, list or fence.
QString bareLine(const QString& line)
{
    QString bare = line;
    while (bare.startsWith(QStringLiteral("> ")) || bare.startsWith(QStringLiteral("- ")))
        bare = bare.mid(2).trimmed();
    return bare.startsWith(QStringLiteral("```")) ? QString()
                                                  : withoutCardAccents(withoutAccents(bare));
}

} // namespace

QStringList withoutMarkdown(const QStringList& lines)
{
    QStringList bare;
    for (const QString& line : lines) {
        const QString text = bareLine(line);
        if (!text.isEmpty())
            bare << text;
    }
    const auto ruler = std::ranges::find_if(bare, isRuler);
    if (ruler == bare.end())
        return bare;
    QStringList rows;
    for (auto line = ruler + 1; line != bare.end() && line->contains(u'|'); ++line)
        rows << handLine(*line);
    for (const QString& line : std::as_const(bare)) {
        if (isSeenByAll(line) || (line.startsWith(QStringLiteral("--")) && !isRuler(line)))
            rows << line;
    }
    return rows;
}

} // namespace showdown::tables
