// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/scale.h"

#include <QFont>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QScreen>

#include <algorithm>

namespace showdown::gui {

/// The font at another size; a size in pixels stays in pixels.
inline QFont resized(QFont font, double factor)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * factor)));
    return font;
}

/// The font, smaller if need be so that the text is at most `width` wide, but not under a tenth of
/// its size.
inline QFont narrowed(const QFont& font, const QString& text, double width)
{
    constexpr double least = 0.1;
    const double wide = QFontMetricsF(font).horizontalAdvance(text);
    return wide <= width ? font : resized(font, std::max(least, width / wide));
}

/// A font of the design, `pixels` high where the UI font has its usual size.
inline QFont designFont(const QFont& uiFont, double pixels, QFont::Weight weight = QFont::Normal)
{
    constexpr double pointsPerInch = 72;
    QFont font = uiFont;
    font.setPointSizeF(pixels * uiScale(uiFont) * pointsPerInch
                       / QGuiApplication::primaryScreen()->logicalDotsPerInchY());
    font.setWeight(weight);
    return font;
}

/// A font for code: only the family, so that everything else comes from the widget and follows the
/// text size.
inline QFont codeFont()
{
    QFont font;
    font.setFamilies(QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
    return font;
}

} // namespace showdown::gui
