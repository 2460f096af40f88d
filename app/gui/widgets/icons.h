// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"

#include <QIcon>
#include <QObject>

#include <cstdint>

class QPainter;

namespace showdown::gui {

Q_NAMESPACE

/// The icons. Each is a file of resources/icons with its name in lower case: `notRun` is
/// `notrun.svg`.
enum class IconId : std::uint8_t {
    compare,
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
    winner,
    tie,
    yes,
    no,
    notRun,
    note,
    problem,
    more,
    chevronUp,
    chevronDown,
    chevronLeft,
    chevronRight,
    play,
    pause,
    stepFirst,
    stepBack,
    stepNext,
    stepLast,
    stepInto,
    stepOut,
    show,
    nextComparison,
    nextStop,
    odds,
    learn,
    practice,
    streak,
    load,
    search,
    untouched,
    begun,
    done,
    settings,
    help,
};
Q_ENUM_NS(IconId)

/// The icon in the text colour at the time of painting, so that it follows every change of the
/// application's palette; paler where its control is disabled. It is sharp at any size and pixel
/// ratio.
QIcon icon(IconId id);

/// The icon in the colour of a role; paler where its control is disabled.
QIcon icon(IconId id, Role role);

/// Draws an icon as large as `area` allows, in its middle. The line width is in pixels for icons up
/// to 24 px; larger ones have proportionally wider lines.
void paintIcon(QPainter& painter, IconId id, const QRectF& area, const QColor& color,
               qreal lineWidth = 1.7);

} // namespace showdown::gui
