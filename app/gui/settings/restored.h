// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>
#include <QString>

#include <array>
#include <cstdint>

namespace showdown::gui {

/// The parts of the last session that a start may restore.
enum class Restored : std::uint8_t {
    table,  ///< the hands, their rules and players, and the situation of Odds
    window, ///< place and size of the window, and the layout of its panels
    view,   ///< which view is shown
};

constexpr std::array<Restored, 3> allRestored()
{
    return {Restored::table, Restored::window, Restored::view};
}

/// The key of the setting: `restore/table`, `restore/window`, `restore/view`.
inline QString restoredKey(Restored what)
{
    switch (what) {
    case Restored::table:
        return QStringLiteral("restore/table");
    case Restored::window:
        return QStringLiteral("restore/window");
    case Restored::view:
        break;
    }
    return QStringLiteral("restore/view");
}

/// Whether a start is to restore it; true unless the user chose otherwise.
inline bool isRestored(const QSettings& settings, Restored what)
{
    return settings.value(restoredKey(what), true).toBool();
}

} // namespace showdown::gui
