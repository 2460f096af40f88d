// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/fill.h"

#include <QCoreApplication>

namespace showdown::narration {

QString SourceText::translated(const char* context) const
{
    return QCoreApplication::translate(context, text, comment);
}

QString fill(const QString& text, const QStringList& arguments)
{
    QString result;
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int digit = text[i] == u'%' && i + 1 < text.size() ? text[i + 1].unicode() - u'0' : 0;
        if (digit >= 1 && digit <= 9 && digit <= arguments.size()) {
            result += arguments[digit - 1];
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

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
