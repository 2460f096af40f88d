// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/markdowntext.h"

namespace showdown::narration {

QString inMarkdown(const QString& text)
{
    static const QString special = QStringLiteral("\\`*_[]<>|~&#$");
    QString escaped;
    for (const QChar character : text) {
        // At the beginning of a line these signs would begin a list.
        const bool beginsList = escaped.isEmpty() && (character == u'+' || character == u'-');
        if (beginsList || special.contains(character))
            escaped += u'\\';
        escaped += character;
    }
    return escaped;
}

QString asCode(const QString& text)
{
    return u'`' + text + u'`';
}

QString tableRow(const QStringList& cells)
{
    return QStringLiteral("| %1 |").arg(cells.join(QStringLiteral(" | ")));
}

QString tableRuler(qsizetype columns)
{
    return tableRow(QStringList(columns, QStringLiteral("---")));
}

} // namespace showdown::narration
