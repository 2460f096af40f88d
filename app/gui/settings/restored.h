// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>
#include <QString>

#include <array>
#include <cstdint>

namespace showdown::gui {

/// What a start may find again as the last one left it.
enum class Restored : std::uint8_t {
    table,  ///< the hands, their rules and players, and the situation of Odds
    window, ///< where the window stands and how large it is, and how its panels stand
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

/// Whether a start is to find it again; so it is unless somebody has said otherwise.
inline bool isRestored(const QSettings& settings, Restored what)
{
    return settings.value(restoredKey(what), true).toBool();
}

} // namespace showdown::gui
