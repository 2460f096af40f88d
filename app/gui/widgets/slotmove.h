// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace showdown::gui {

/// Where the focus is to go from a slot.
enum class SlotMove : std::uint8_t {
    left, ///< to the neighbour on the left of the screen, whichever way the slots run
    right,
    up,
    down,
    back,    ///< against the order of the slots
    forward, ///< in the order of the slots
    first,   ///< to the first slot of the row
    last,
};

} // namespace showdown::gui
