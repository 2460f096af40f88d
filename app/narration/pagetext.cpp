// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/pagetext.h"

#include "app/narration/fill.h"
#include "app/narration/rulestext.h"
#include "core/rules/ruletext.h"

#include <QCoreApplication>

#include <algorithm>

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
    return text.size() - text.count(headingBegins) - text.count(headingEnds);
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

QString underlined(const QString& heading, QChar line)
{
    return asHeading(heading) + QLatin1Char('\n') + QString(heading.size(), line)
           + QLatin1Char('\n');
}

QString wrapped(const QString& text, const QString& first, const QString& rest)
{
    QStringList lines(QString{});
    for (const QString& word : text.split(QLatin1Char(' '))) {
        QString& line = lines.back();
        const qsizetype margin = lines.size() == 1 ? first.size() : rest.size();
        const qsizetype width = std::max(pageWidth - margin, leastWidth);
        if (line.isEmpty())
            line = word;
        else if (line.size() + 1 + word.size() <= width)
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
    const qsizetype below = firstBelow(widths, least);
    qsizetype widthBelow = 0;
    for (qsizetype i = below; i < widths.size(); ++i)
        widthBelow += std::max(widths[i], least[i]) + (i > below ? gap : 0);
    const QString edge = blanks(std::max(pageWidth - widthBelow, indentBelow));

    QString text;
    for (const QStringList& cells : m_lines) {
        QString line;
        for (qsizetype i = 0; i < cells.size(); ++i) {
            if (i == below) {
                while (line.endsWith(QLatin1Char(' ')))
                    line.chop(1);
                text += line + QLatin1Char('\n');
                line = edge;
            }
            if (i + 1 < cells.size())
                line += padded(placed(cells[i], i), widths[i] + gap);
        }
        const qsizetype last = cells.size() - 1;
        line += blanks(leads[last] - lead(cells[last], last));
        if (const qsizetype margin = shownLength(line);
            margin + shownLength(cells[last]) > pageWidth)
            text += wrapped(cells[last], line, blanks(margin));
        else
            text += line + cells[last] + QLatin1Char('\n');
    }
    return text;
}

} // namespace showdown::narration
