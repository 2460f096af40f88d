// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/foreigntext.h"
#include "core/rules/presets.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QSettings;

namespace showdown::gui {

/// A user preset: named house rules, as a preset and what is changed.
struct OwnPreset
{
    QString name;
    NamedRules rules;

    bool operator==(const OwnPreset&) const = default;
};

/// Rules as one setting keeps them, `series pairFloor=2 wildCards=Jh,Js`, and back.
QString settingOf(const NamedRules& rules);
std::optional<NamedRules> rulesOfSetting(const QString& text);

/// The user presets, in the order of their names. Each is a separate setting, so that of two
/// windows the last one to write a name wins, and unreadable ones are skipped and left as they are.
class OwnPresets : public QObject
{
    Q_OBJECT

public:
    static constexpr int longestName = 24; ///< in characters

    /// Why a name is not allowed.
    enum class NameFault : std::uint8_t {
        empty,
        tooLong,
        ofPreset, ///< a preset of the program has it
        taken,    ///< a user preset has it, which may be replaced
    };

    using QObject::QObject;

    /// Reads these settings and keeps the presets in them from now on; they must outlive this.
    /// Without settings nothing survives the program.
    void keepIn(QSettings& settings);

    /// Reads again what other windows may have written.
    void reload();

    const std::vector<OwnPreset>& all() const { return m_all; }

    /// The rules with this name, whatever its case; nullptr if there are none.
    const OwnPreset* find(const QString& name) const;

    /// The first that are exactly these rules, from the same preset; nullptr if there are none.
    const OwnPreset* find(const NamedRules& rules) const;

    /// The name as it is saved and shown.
    static QString tidied(const QString& name) { return narration::shownText(name); }

    /// Why rules cannot have this name; nothing if they can. Those of `except` may keep theirs.
    std::optional<NameFault> faultOf(const QString& name, const QString& except = {}) const;

    /// Saves rules under a name without a fault, replacing those that have it.
    void save(const QString& name, const NamedRules& rules);

    /// Renames the rules with this name; `other` must be without a fault.
    void rename(const QString& name, const QString& other);

    void remove(const QString& name);

signals:
    void changed();

private:
    void insert(const QString& name, const NamedRules& rules);
    void forget(const QString& name);

    std::vector<OwnPreset> m_all;
    QSettings* m_settings = nullptr;
};

} // namespace showdown::gui
