// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/suit.h"

#include <QPainterPath>

namespace showdown::gui {

/// The outline of a suit around the origin, about 100 units high and wide.
const QPainterPath& suitPath(Suit suit);

/// A five-pointed star of the same size, its tips rounded: the sign of a wild.
const QPainterPath& starPath();

/// The line around such a star, for a star that is not filled.
const QPainterPath& starOutlinePath();

} // namespace showdown::gui
