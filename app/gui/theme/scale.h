// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QFont>
#include <QFontInfo>
#include <QMargins>
#include <QSize>

#include <cstdint>

namespace showdown::gui {

/// The scale of painted parts for text of this font: 1 for text of about 13 px, for which all sizes
/// of the design are given. Text, cards and rows grow together.
inline double uiScale(const QFont& font)
{
    constexpr double designSize = 13;
    const double scale = QFontInfo(font).pixelSize() / designSize;
    return scale > 0.9 && scale < 1.1 ? 1 : scale;
}

/// A length of the design, in pixels at the size of this font.
inline int scaled(double length, const QFont& font)
{
    return qRound(length * uiScale(font));
}

/// Margins given for a left-to-right window, converted for this direction.
inline QMargins fromTheLead(const QMargins& margins, Qt::LayoutDirection direction)
{
    return direction == Qt::LeftToRight
               ? margins
               : QMargins(margins.right(), margins.top(), margins.left(), margins.bottom());
}

/// The size of the window in logical pixels at the first start; the design is drawn for it.
inline constexpr QSize usualWindow(1280, 770);

/// The size at the first start, on a screen with this much room for a window and its title bar.
inline QSize firstWindow(QSize room)
{
    constexpr int titleBar = 30;
    return usualWindow.boundedTo(room - QSize(0, titleBar));
}

/// In any smaller window parts would become unusable.
inline constexpr QSize smallestWindow(800, 560);

/// The room that a window has for its parts.
enum class Density : std::uint8_t {
    regular,
    compact, ///< smaller cards, icons without words
    folded,  ///< compact, with the explanation as a page beside the view
};

/// The density of a window of this size with text of this font.
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
