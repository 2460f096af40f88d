// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/spokenlanguage.h"

#include "app/narration/translation.h"

#include <QCoreApplication>
#include <QEvent>

namespace showdown::narration {

SpokenLanguage::SpokenLanguage(const QString& language)
    : m_before(currentLanguage()),
      m_spoken(availableLanguages().contains(language) ? language : QStringLiteral("en"))
{
    speak(m_spoken);
}

SpokenLanguage::~SpokenLanguage()
{
    speak(m_before);
}

void SpokenLanguage::speak(const QString& language)
{
    if (m_spoken == m_before)
        return;
    QCoreApplication& application = *QCoreApplication::instance();
    application.installEventFilter(this);
    installTranslation(application, language);
    application.removeEventFilter(this);
}

bool SpokenLanguage::eventFilter(QObject* watched, QEvent* event)
{
    return event->type() == QEvent::LanguageChange || QObject::eventFilter(watched, event);
}

} // namespace showdown::narration
