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

/// House rules under a name that somebody gave them: a preset and what is changed.
struct OwnPreset
{
    QString name;
    NamedRules rules;

    bool operator==(const OwnPreset&) const = default;
};

/// The house rules that somebody saved under names of their own, in the order of their names. Each
/// is a setting of its own, so that of two windows the last one to write a name wins, and what
/// cannot be read is passed over and left as it is.
class OwnPresets : public QObject
{
    Q_OBJECT

public:
    static constexpr int longestName = 24; ///< in characters

    /// Why a name cannot be given.
    enum class NameFault : std::uint8_t {
        empty,
        tooLong,
        ofPreset, ///< a preset of the program has it
        taken,    ///< rules of one's own have it: they may be replaced
    };

    using QObject::QObject;

    /// Keeps them in these settings from now on, which must outlive this. Those that are there are
    /// read; without settings nothing outlives the program.
    void keepIn(QSettings& settings);

    /// Reads again what other windows may have written.
    void reload();

    const std::vector<OwnPreset>& all() const { return m_all; }

    /// The rules of this name, whatever the case of its letters; nullptr if there are none.
    const OwnPreset* find(const QString& name) const;

    /// The first that are exactly these rules, from the same preset; nullptr if there are none.
    const OwnPreset* find(const NamedRules& rules) const;

    /// The name as it is kept and shown.
    static QString tidied(const QString& name) { return narration::shownText(name); }

    /// Why rules cannot have this name; nothing if they can. Those of `except` may keep their own.
    std::optional<NameFault> faultOf(const QString& name, const QString& except = {}) const;

    /// Keeps rules under a name without a fault, or in place of those that have it.
    void save(const QString& name, const NamedRules& rules);

    /// Gives the rules of a name another one without a fault.
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
