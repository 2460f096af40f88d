// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/playerfacts.h"

#include <QRect>

class QFont;
class QPainter;

namespace showdown::gui {

struct Colors;

/// Draws the ground and the edge of a player's panel; who has the first place has a heavy edge and
/// a bar at the start. The font gives the sizes.
void paintPanelEdge(QPainter& painter, const QRect& panel, Standing standing, const QFont& font,
                    Qt::LayoutDirection direction, const Colors& colors);

} // namespace showdown::gui
