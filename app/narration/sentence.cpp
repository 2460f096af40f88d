// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/sentence.h"

#include "app/narration/fill.h"

namespace showdown::narration {

Sentence Sentence::of(const QString& pattern, const QStringList& arguments)
{
    QString unmarked = pattern;
    unmarked.remove(QLatin1String("<b>")).remove(QLatin1String("</b>"));

    QStringList escaped;
    for (const QString& argument : arguments)
        escaped += argument.toHtmlEscaped();
    return {fill(unmarked, arguments), fill(pattern, escaped)};
}

void Sentence::append(const Sentence& next)
{
    if (!plain.isEmpty() && !next.plain.isEmpty()) {
        plain += u' ';
        rich += u' ';
    }
    plain += next.plain;
    rich += next.rich;
}

} // namespace showdown::narration
