// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/translation.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>
#include <utility>

namespace showdown::narration {

namespace {

constexpr const char* ownTranslator = "showdownTranslator";

/// "de" for "de", "de_AT" and "de-AT"; empty if it is not available.
QString available(const QString& language)
{
    const QString base =
        language.section(QLatin1Char('_'), 0, 0).section(QLatin1Char('-'), 0, 0).toLower();
    return availableLanguages().contains(base) ? base : QString();
}

/// Replaces the translator of this name.
void replace(QCoreApplication& application, const QString& name,
             std::unique_ptr<QTranslator> translator)
{
    delete application.findChild<QTranslator*>(name, Qt::FindDirectChildrenOnly);
    if (!translator)
        return;
    translator->setObjectName(name);
    translator->setParent(&application);
    QCoreApplication::installTranslator(translator.release());
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

QString languageName(const QString& language)
{
    // "English", not the "American English" that the bare language code stands for.
    const QLocale locale(QLocale(language).language(), QLocale::World);
    const QString name = locale.nativeLanguageName();
    return locale.toUpper(name.left(1)) + name.mid(1); // it stands alone: "Français"
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
    auto own = std::make_unique<QTranslator>();
    const QString found = available(language);
    if (found.isEmpty() || !own->load(QStringLiteral(":/i18n/showdown_%1.qm").arg(found)))
        return false;
    auto qt = std::make_unique<QTranslator>();
    if (!qt->load(QStringLiteral("qtbase_") + found,
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        qt.reset(); // not installed: its few words stay English
    auto listings = std::make_unique<QTranslator>();
    if (!listings->load(QStringLiteral(":/i18n/listings_%1.qm").arg(found)))
        listings.reset(); // as they are written: English
    replace(application, QStringLiteral("qtTranslator"), std::move(qt));
    replace(application, QStringLiteral("listingsTranslator"), std::move(listings));
    replace(application, QLatin1String(ownTranslator), std::move(own));
    return true;
}

QString currentLanguage()
{
    const auto* own = QCoreApplication::instance()->findChild<QTranslator*>(
        QLatin1String(ownTranslator), Qt::FindDirectChildrenOnly);
    const QString name = own ? own->filePath().section(QLatin1Char('/'), -1) : QString();
    const QString language = name.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
    return language.isEmpty() ? QStringLiteral("en") : language;
}

QStringList inAllLanguages(const char* context, const char* text, const char* comment)
{
    QStringList texts{QString::fromUtf8(text)};
    for (const QString& language : availableLanguages()) {
        QTranslator translator;
        if (!translator.load(QStringLiteral(":/i18n/showdown_%1.qm").arg(language)))
            continue;
        const QString translated = translator.translate(context, text, comment);
        if (!translated.isEmpty() && !texts.contains(translated))
            texts << translated;
    }
    return texts;
}

} // namespace showdown::narration
