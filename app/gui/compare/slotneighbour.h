// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardslot.h"
#include "app/gui/session/table.h"

#include <Qt>

#include <optional>

namespace showdown::gui {

/// The slot that a move from another leads to, or nothing at an end. In the order of the slots the
/// rows follow each other; the arrows stay in their row or column and follow the screen.
std::optional<SlotPlace> neighbour(SlotPlace from, SlotMove move, int players,
                                   Qt::LayoutDirection direction);

} // namespace showdown::gui
