// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/icons.h"

#include <QPainterPath>

namespace showdown::gui {

/// An icon on a grid of 24 by 24.
struct IconDrawing
{
    QPainterPath path;     ///< stroked with round ends and corners
    bool isFilled = false; ///< filled as well
};

const IconDrawing& iconDrawing(IconId id);

} // namespace showdown::gui
