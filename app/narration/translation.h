// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

class QCoreApplication;

namespace showdown::narration {

/// The languages that this program speaks, as codes, sorted: "de", "en".
QStringList availableLanguages();

/// The name of a language in that language: "Deutsch" for "de".
QString languageName(const QString& language);

/// The first of the user's languages that is available, or "en".
QString systemLanguage();

/// Switches the application to a language ("de"; "de_AT" and "de-AT" mean "de"), and Qt too where
/// its translations are installed: "Close" in a dialog, "Ctrl" in a shortcut. False, and nothing
/// changed, if it is not available.
bool installTranslation(QCoreApplication& application, const QString& language);

/// The current language of the application, as a code; "en" before any is installed.
QString currentLanguage();

/// A text of the program in each of its languages, English first: to read text that was written in
/// another one. `context`, `text` and `comment` are those of the call that translates it.
QStringList inAllLanguages(const char* context, const char* text, const char* comment);

} // namespace showdown::narration
