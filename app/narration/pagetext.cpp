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

constexpr qsizetype pageWidth = 100;
constexpr qsizetype leastWidth = 30;

} // namespace

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

QString Columns::text() const
{
    QList<qsizetype> leads;
    for (const QStringList& cells : m_lines) {
        leads.resize(std::max(leads.size(), cells.size()));
        for (qsizetype i = 0; i < cells.size(); ++i)
            leads[i] = std::max(leads[i], lead(cells[i], i));
    }
    const auto placed = [&](const QString& cell, qsizetype column) {
        return QString(leads[column] - lead(cell, column), QLatin1Char(' ')) + cell;
    };
    QList<qsizetype> widths(leads.size());
    for (const QStringList& cells : m_lines) {
        for (qsizetype i = 0; i + 1 < cells.size(); ++i)
            widths[i] = std::max(widths[i], shownLength(placed(cells[i], i)));
    }
    QString text;
    for (const QStringList& cells : m_lines) {
        QString line;
        for (qsizetype i = 0; i + 1 < cells.size(); ++i)
            line += padded(placed(cells[i], i), widths[i] + 2);
        const QString& last = cells.back();
        line += QString(leads[cells.size() - 1] - lead(last, cells.size() - 1), QLatin1Char(' '));
        if (const qsizetype margin = shownLength(line); margin + shownLength(last) > pageWidth)
            text += wrapped(last, line, QString(margin, QLatin1Char(' ')));
        else
            text += line + last + QLatin1Char('\n');
    }
    return text;
}

} // namespace showdown::narration
