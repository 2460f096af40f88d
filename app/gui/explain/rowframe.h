// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/role.h"

class QPainter;
class QRect;

namespace showdown::gui {

struct Colors;

/// Fills a row with the colour of a role and puts an edge around it.
void paintFrame(QPainter& painter, const QRect& row, Role role, const Colors& colors);

/// Fills a row as one that is selected.
void paintSelection(QPainter& painter, const QRect& row, const Colors& colors);

/// A ring of this width in pixels in a row, this far inside of it.
void paintRing(QPainter& painter, const QRect& row, int inset, int width, const Colors& colors);

} // namespace showdown::gui
