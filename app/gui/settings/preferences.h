// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/settings/restored.h"

#include <QObject>
#include <QString>

#include <array>

namespace showdown::gui {

/// What somebody prefers besides the look: the language, and what comes back at the next start.
/// Setting what is set already does nothing.
class Preferences : public QObject
{
    Q_OBJECT

public:
    /// The language is the one that the program speaks by now, or the system's if that is the same.
    explicit Preferences(QObject* parent = nullptr);

    /// Reads what is kept in these settings, and keeps every change there from now on; they must
    /// outlive this. A language that the program speaks for this once, against what is kept, stays
    /// and is not kept.
    void keepIn(QSettings& settings);

    /// The code of a language, such as "de"; empty: that of the system.
    const QString& language() const { return m_language; }

    /// Makes the program speak it from now on; nothing happens if there is no such language.
    void setLanguage(const QString& language);

    bool isRestored(Restored what) const { return m_restored[index(what)]; }
    void setRestored(Restored what, bool restored);

    /// The language of the system, and all comes back.
    bool areDefaults() const;
    void setDefaults();

signals:
    void languageChanged();
    void restoredChanged();

private:
    static std::size_t index(Restored what) { return static_cast<std::size_t>(what); }

    QString m_language;
    std::array<bool, allRestored().size()> m_restored{};
    QSettings* m_settings = nullptr;
};

/// The code of the language that somebody chose to be kept; empty if that is the system's, or one
/// that the program does not speak.
QString keptLanguage(const QSettings& settings);

} // namespace showdown::gui
