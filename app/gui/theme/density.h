// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/scale.h"

#include <QSize>

#include <cstdint>

namespace showdown::gui {

/// How much room a window has for its parts.
enum class Density : std::uint8_t {
    regular,
    compact, ///< smaller cards, icons without words
    folded,  ///< compact, and the explanation is a page beside the hands
};

/// The density of a window of this size whose text is of this font.
inline Density densityFor(QSize window, const QFont& font)
{
    const auto isBelow = [&](int width, int height) {
        return window.width() < scaled(width, font) || window.height() < scaled(height, font);
    };
    if (isBelow(1024, 640))
        return Density::folded;
    return isBelow(1180, 760) ? Density::compact : Density::regular;
}

} // namespace showdown::gui
