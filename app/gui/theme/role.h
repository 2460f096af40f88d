// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace showdown::gui {

/// What a colour says. Each role has a shape or a word besides its colour.
enum class Role : std::uint8_t {
    accent,  ///< focus, the next slot: ring, notch
    winner,  ///< also yes and right: trophy, check, "1st"
    tie,     ///< "=", "Tied"
    matched, ///< cards that make the rank: ring, bracket
    kicker,  ///< bracket, "kickers"
    wild,    ///< star, dashes, "acts as"
    step,    ///< the current step, or what decides: arrow, pill
    error,   ///< cross, triangle
    warning, ///< triangle
};

} // namespace showdown::gui
