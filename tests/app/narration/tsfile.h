// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QList>
#include <QString>
#include <QXmlStreamReader>

namespace showdown::tests {

/// One text of a translation file.
struct TsMessage
{
    QString context;
    QString source;
    bool plural = false;
};

/// The texts of a language's translation file; none if it cannot be read.
inline QList<TsMessage> readTsFile(const QString& language)
{
    QFile file(
        QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/../../translations/showdown_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<TsMessage> messages;
    QString context;
    bool plural = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            plural = xml.attributes().value(QStringLiteral("numerus")) == u"yes";
        else if (xml.name() == u"source")
            messages += {context, xml.readElementText(), plural};
    }
    return xml.hasError() ? QList<TsMessage>() : messages;
}

} // namespace showdown::tests
