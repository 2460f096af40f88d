// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/settings/restored.h"

#include <QObject>
#include <QString>

#include <array>

namespace showdown::gui {

/// The user's preferences besides the look: the language, the screen for a class, and what is
/// restored at the next start. Setting the current value does nothing.
class Preferences : public QObject
{
    Q_OBJECT

public:
    /// The language is the current one, or the system's if that is the same.
    explicit Preferences(QObject* parent = nullptr);

    /// Reads these settings, and from now on saves every change in them; they must outlive this. A
    /// language requested for this run only, against the settings, stays and is not saved.
    void keepIn(QSettings& settings);

    /// The code of a language, such as "de"; empty: the system's.
    const QString& language() const { return m_language; }

    /// Switches the program to a language; does nothing if there is no such language.
    void setLanguage(const QString& language);

    bool isRestored(Restored what) const { return m_restored[index(what)]; }
    void setRestored(Restored what, bool restored);

    /// The name of the screen on which a presentation is shown; empty: that of the window.
    const QString& screen() const { return m_screen; }
    void setScreen(const QString& screen);

    /// Whether the language is the system's, the screen the window's and everything is restored.
    bool areDefaults() const;
    void setDefaults();

signals:
    void languageChanged();
    void screenChanged();
    void restoredChanged();

private:
    static std::size_t index(Restored what) { return static_cast<std::size_t>(what); }

    QString m_language;
    QString m_screen;
    std::array<bool, allRestored().size()> m_restored{};
    QSettings* m_settings = nullptr;
};

/// The code of the language that the user saved; empty if that is the system's, or one that the
/// program does not speak.
QString keptLanguage(const QSettings& settings);

} // namespace showdown::gui
