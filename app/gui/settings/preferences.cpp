// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/settings/preferences.h"

#include "app/narration/translation.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::gui {
namespace {

QString languageKey()
{
    return QStringLiteral("look/language");
}

QString screenKey()
{
    return QStringLiteral("present/screen");
}

/// The code of a language, with an empty one replaced by the system's.
QString resolved(const QString& language)
{
    return language.isEmpty() ? narration::systemLanguage() : language;
}

/// The preferred language, given the saved one: the current language if that was requested for this
/// run only.
QString chosenLanguage(const QString& kept)
{
    const QString spoken = narration::currentLanguage();
    return resolved(kept) == spoken ? kept : spoken;
}

} // namespace

Preferences::Preferences(QObject* parent) : QObject(parent), m_language(chosenLanguage({}))
{
    m_restored.fill(true);
}

void Preferences::keepIn(QSettings& settings)
{
    m_settings = &settings;
    m_language = chosenLanguage(keptLanguage(settings));
    m_screen = settings.value(screenKey()).toString();
    for (const Restored what : allRestored())
        m_restored[index(what)] = gui::isRestored(settings, what);
    emit languageChanged();
    emit screenChanged();
    emit restoredChanged();
}

void Preferences::setLanguage(const QString& language)
{
    const QString wanted = resolved(language);
    if (!narration::availableLanguages().contains(wanted))
        return;
    if (m_settings) // even a language already spoken, if it was requested for this run only
        m_settings->setValue(languageKey(), language);
    if (language == m_language)
        return;
    if (wanted != narration::currentLanguage())
        narration::installTranslation(*QCoreApplication::instance(), wanted);
    m_language = language;
    emit languageChanged();
}

void Preferences::setScreen(const QString& screen)
{
    if (screen == m_screen)
        return;
    m_screen = screen;
    if (m_settings)
        m_settings->setValue(screenKey(), screen);
    emit screenChanged();
}

void Preferences::setRestored(Restored what, bool restored)
{
    if (restored == isRestored(what))
        return;
    m_restored[index(what)] = restored;
    if (m_settings)
        m_settings->setValue(restoredKey(what), restored);
    emit restoredChanged();
}

bool Preferences::areDefaults() const
{
    return m_language.isEmpty() && m_screen.isEmpty()
           && std::ranges::find(m_restored, false) == m_restored.end();
}

void Preferences::setDefaults()
{
    setLanguage({});
    setScreen({});
    for (const Restored what : allRestored())
        setRestored(what, true);
}

QString keptLanguage(const QSettings& settings)
{
    const QString language = settings.value(languageKey()).toString();
    return narration::availableLanguages().contains(language) ? language : QString();
}

} // namespace showdown::gui
