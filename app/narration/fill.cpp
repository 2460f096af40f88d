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

} // namespace showdown::narration
