// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/textlayout.h"

#include <algorithm>

namespace showdown::cli {

namespace {

constexpr qsizetype pageWidth = 100;
constexpr qsizetype leastWidth = 30;

} // namespace

QString underlined(const QString& heading, QChar line)
{
    return heading + QLatin1Char('\n') + QString(heading.size(), line) + QLatin1Char('\n');
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

void Columns::add(const QStringList& cells)
{
    m_widths.resize(std::max(m_widths.size(), cells.size()));
    for (qsizetype i = 0; i + 1 < cells.size(); ++i)
        m_widths[i] = std::max(m_widths[i], cells[i].size());
    m_lines += cells;
}

QString Columns::text() const
{
    QString text;
    for (const QStringList& cells : m_lines) {
        for (qsizetype i = 0; i + 1 < cells.size(); ++i)
            text += cells[i].leftJustified(m_widths[i] + 2);
        text += cells.back() + QLatin1Char('\n');
    }
    return text;
}

} // namespace showdown::cli
