// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/role.h"

#include <QIcon>

#include <array>
#include <cstdint>

class QPainter;

namespace showdown::gui {

/// The application's own drawings.
enum class IconId : std::uint8_t {
    compare,
    learn,
    practice,
    odds,
    undo,
    redo,
    deal,
    swap,
    clear,
    sort,
    rules,
    textSize,
    theme,
    explain,
    copy,
    type,
    first,
    back,
    play,
    pause,
    next,
    last,
    show,
    winner,
    tie,
    yes,
    no,
    notRun,
    note,
    problem,
    streak,
    load,
    settings,
    help,
    search,
    more,
    plus,
    chevronUp,
    chevronDown,
    chevronLeft,
    chevronRight,
};

constexpr std::array<IconId, 41> allIcons()
{
    using enum IconId;
    return {compare, learn,   practice,  odds,        undo,        redo,        deal,
            swap,    clear,   sort,      rules,       textSize,    theme,       explain,
            copy,    type,    first,     back,        play,        pause,       next,
            last,    show,    winner,    tie,         yes,         no,          notRun,
            note,    problem, streak,    load,        settings,    help,        search,
            more,    plus,    chevronUp, chevronDown, chevronLeft, chevronRight};
}

/// The icon in the colour that text has when it is painted, so that it follows every change of the
/// application's palette; paler where its control is disabled. It is sharp at any size and ratio.
QIcon icon(IconId id);

/// The same in the colour of a role; paler where its control is disabled.
QIcon icon(IconId id, Role role);

/// Draws an icon as large as `area` allows, in its middle. The width of the lines is in pixels for
/// icons up to 24 px; those of larger ones grow with them.
void paintIcon(QPainter& painter, IconId id, const QRectF& area, const QColor& color,
               qreal lineWidth = 1.7);

} // namespace showdown::gui
