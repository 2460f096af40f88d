// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/translation.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace showdown::narration {

namespace {

/// "de" for "de", "de_AT" and "de-AT"; empty if it is not available.
QString available(const QString& language)
{
    const QString base =
        language.section(QLatin1Char('_'), 0, 0).section(QLatin1Char('-'), 0, 0).toLower();
    return availableLanguages().contains(base) ? base : QString();
}

} // namespace

QStringList availableLanguages()
{
    QStringList languages;
    const QStringList files =
        QDir(QStringLiteral(":/i18n"))
            .entryList({QStringLiteral("showdown_*.qm")}, QDir::Files, QDir::Name);
    for (const QString& file : files)
        languages += file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
    return languages;
}

QString systemLanguage()
{
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& language : wanted) {
        const QString found = available(language);
        if (!found.isEmpty())
            return found;
    }
    return QStringLiteral("en");
}

bool installTranslation(QCoreApplication& application, const QString& language)
{
    const QString name = QStringLiteral("showdownTranslator");
    auto translator = std::make_unique<QTranslator>();
    const QString found = available(language);
    if (found.isEmpty() || !translator->load(QStringLiteral(":/i18n/showdown_%1.qm").arg(found)))
        return false;

    delete application.findChild<QTranslator*>(name, Qt::FindDirectChildrenOnly);
    translator->setObjectName(name);
    translator->setParent(&application);
    QCoreApplication::installTranslator(translator.release());
    return true;
}

} // namespace showdown::narration
