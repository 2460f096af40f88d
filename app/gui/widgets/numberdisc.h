// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>
#include <QRect>

class QPainter;

namespace showdown::gui {

/// The size of the disc with a player's number, and the gap behind it, as designed.
struct NumberDisc
{
    static constexpr double size = 22;
    static constexpr double gap = 7;
};

/// Draws the number of a player in a disc; `font` is that of the view.
void paintNumberDisc(QPainter& painter, const QRect& disc, int number, const QColor& ground,
                     const QColor& ink, const QFont& font);

} // namespace showdown::gui
