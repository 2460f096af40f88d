// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/page/template.h"

#include <QFile>

namespace showdown::page {

QString resourceText(const QString& path)
{
    QFile file(QStringLiteral(":/page/") + path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is not built in", qPrintable(file.fileName()));
    return QString::fromUtf8(file.readAll());
}

QString filled(const QString& text, const QHash<QString, QString>& values)
{
    const QString opening = QStringLiteral("{{");
    const QString closing = QStringLiteral("}}");
    QString result;
    qsizetype from = 0;
    for (;;) {
        const qsizetype begin = text.indexOf(opening, from);
        const qsizetype end = begin < 0 ? -1 : text.indexOf(closing, begin);
        if (end < 0)
            return result + text.mid(from);
        const qsizetype name = begin + opening.size();
        result += QStringView(text).mid(from, begin - from);
        const auto value = values.constFind(text.mid(name, end - name));
        if (value == values.constEnd())
            result += QStringView(text).mid(begin, end + closing.size() - begin);
        else
            result += *value;
        from = end + closing.size();
    }
}

QString inScript(const QByteArray& json)
{
    QString text = QString::fromUtf8(json);
    text.replace(u'<', QStringLiteral("\\u003c"));
    text.replace(u'>', QStringLiteral("\\u003e"));
    text.replace(u'&', QStringLiteral("\\u0026"));
    return text;
}

} // namespace showdown::page
