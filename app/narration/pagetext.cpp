// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/pagetext.h"

#include "app/narration/fill.h"
#include "app/narration/rulestext.h"
#include "core/rules/rule.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace showdown::narration {

namespace {

struct RulesHeadingText
{
    Q_DECLARE_TR_FUNCTIONS(RulesHeadingText)
};

constexpr qsizetype leastWidth = 30;
constexpr qsizetype gap = 2; // between columns
constexpr qsizetype indentBelow = 4;

qsizetype pageWidth = usualPageWidth;

QString blanks(qsizetype count)
{
    return QString(count, QLatin1Char(' '));
}

/// The blocks of Unicode whose characters take two columns of a terminal: those of East Asia, and
/// pictures.
constexpr std::array<std::pair<char32_t, char32_t>, 10> wideBlocks{{
    {0x1100, 0x115F},
    {0x2E80, 0x303E},
    {0x3041, 0xA4CF},
    {0xA960, 0xA97C},
    {0xAC00, 0xD7A3},
    {0xF900, 0xFAFF},
    {0xFE30, 0xFE6F},
    {0xFF01, 0xFF60},
    {0x1F300, 0x1FAFF},
    {0x20000, 0x3FFFD},
}};

qsizetype columnsOf(char32_t character)
{
    if (character == headingBegins.unicode() || character == headingEnds.unicode())
        return 0;
    switch (QChar::category(character)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
        return 0;
    default:
        return std::ranges::any_of(wideBlocks,
                                   [character](const auto& block) {
                                       return character >= block.first && character <= block.second;
                                   })
                   ? 2
                   : 1;
    }
}

} // namespace

void setPageWidth(qsizetype width)
{
    pageWidth = width;
}

QString asHeading(const QString& text)
{
    return headingBegins + text + headingEnds;
}

qsizetype shownLength(const QString& text)
{
    qsizetype columns = 0;
    for (const char32_t character : text.toUcs4())
        columns += columnsOf(character);
    return columns;
}

QString padded(const QString& text, qsizetype width)
{
    return text.leftJustified(width + text.size() - shownLength(text));
}

QString withoutMarks(const QString& text)
{
    QString plain = text;
    return plain.remove(headingBegins).remove(headingEnds);
}

QString headingLines(const QString& heading)
{
    QString text = asHeading(wrapped(heading).chopped(1));
    text.replace(QLatin1Char('\n'), headingEnds + QString(QLatin1Char('\n')) + headingBegins);
    return text + QLatin1Char('\n');
}

QString underlined(const QString& heading, QChar line)
{
    const QString text = headingLines(heading);
    qsizetype widest = 0;
    for (const QString& each : text.split(QLatin1Char('\n')))
        widest = std::max(widest, shownLength(each));
    return text + QString(widest, line) + QLatin1Char('\n');
}

QString wrapped(const QString& text, const QString& first, const QString& rest)
{
    QStringList lines(QString{});
    for (const QString& word : text.split(QLatin1Char(' '))) {
        QString& line = lines.back();
        const qsizetype margin = shownLength(lines.size() == 1 ? first : rest);
        const qsizetype width = std::max(pageWidth - margin, leastWidth);
        if (line.isEmpty())
            line = word;
        else if (shownLength(line) + 1 + shownLength(word) <= width)
            line += QLatin1Char(' ') + word;
        else
            lines += word;
    }
    return first + lines.join(QLatin1Char('\n') + rest) + QLatin1Char('\n');
}

QString rulesHeading(const NamedRules& rules)
{
    QStringList changes;
    for (const Rule rule : rules.changed())
        changes +=
            QStringLiteral("%1=%2").arg(QUtf8StringView(id(rule)).toString(),
                                        QString::fromStdString(valueText(rules.rules, rule)));
    const QString line = rulesLine(rules);
    if (changes.isEmpty())
        return line;
    const QString heading =
        fill(RulesHeadingText::tr("%1: %2", "%1: 'Series rules (changed)'; %2: a list"),
             {line, changes.join(QStringLiteral(", "))});
    QString lines = wrapped(heading, {}, QStringLiteral("  "));
    lines.chop(1);
    return lines;
}

void Columns::add(const QStringList& cells)
{
    m_lines += cells;
}

void Columns::addHeadings(const QStringList& cells)
{
    QStringList headings;
    for (const QString& cell : cells)
        headings += cell.isEmpty() ? cell : asHeading(cell);
    add(headings);
}

qsizetype Columns::lead(const QString& cell, qsizetype column) const
{
    const auto index = static_cast<std::size_t>(column);
    const Align align = index < m_alignments.size() ? m_alignments[index] : Align::left;
    if (align == Align::left)
        return 0;
    const qsizetype colon = align == Align::ratio ? cell.indexOf(QStringLiteral(" : ")) : -1;
    return colon < 0 ? shownLength(cell) : colon;
}

qsizetype Columns::firstBelow(const QList<qsizetype>& widths, const QList<qsizetype>& least)
{
    qsizetype margin = 0;
    for (qsizetype column = 0; column < widths.size(); ++column) {
        if (column > 0 && margin + least[column] > pageWidth)
            return column;
        margin += widths[column] + gap;
    }
    return widths.size();
}

QString Columns::text() const
{
    QList<qsizetype> leads;
    for (const QStringList& cells : m_lines) {
        leads.resize(std::max(leads.size(), cells.size()));
        for (qsizetype i = 0; i < cells.size(); ++i)
            leads[i] = std::max(leads[i], lead(cells[i], i));
    }
    const auto placed = [&](const QString& cell, qsizetype column) {
        return blanks(leads[column] - lead(cell, column)) + cell;
    };
    QList<qsizetype> widths(leads.size()); // of all cells but the last of each line
    QList<qsizetype> least(leads.size());  // what a column needs, where a last cell may go on below
    for (const QStringList& cells : m_lines) {
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const qsizetype width = shownLength(placed(cells[i], i));
            const bool isLast = i + 1 == cells.size();
            if (!isLast)
                widths[i] = std::max(widths[i], width);
            least[i] = std::max(least[i], isLast ? std::min(width, leastWidth) : width);
        }
    }
    const auto widthFrom = [&](qsizetype column) {
        qsizetype width = 0;
        for (qsizetype i = column; i < widths.size(); ++i)
            width += std::max(widths[i], least[i]) + (i > column ? gap : 0);
        return width;
    };
    qsizetype below = firstBelow(widths, least);
    qsizetype margin = std::max(pageWidth - widthFrom(below), indentBelow);
    if (below < widths.size() && indentBelow + widthFrom(1) <= pageWidth) {
        below = 1; // only the first is too wide: the others stay together
        margin = indentBelow;
    }
    const QString edge = blanks(margin);

    QString text;
    for (const QStringList& cells : m_lines) {
        QString line;
        for (qsizetype i = 0; i < cells.size(); ++i) {
            if (i == below) {
                while (line.endsWith(QLatin1Char(' ')))
                    line.chop(1);
                text += line.isEmpty() ? line : line + QLatin1Char('\n');
                line = edge;
            }
            if (i + 1 < cells.size())
                line += padded(placed(cells[i], i), widths[i] + gap);
        }
        const qsizetype last = cells.size() - 1;
        line += blanks(leads[last] - lead(cells[last], last));
        if (const qsizetype start = shownLength(line); start + shownLength(cells[last]) > pageWidth)
            text += wrapped(cells[last], line, blanks(start));
        else
            text += line + cells[last] + QLatin1Char('\n');
    }
    return text;
}

} // namespace showdown::narration
