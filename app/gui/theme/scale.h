// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QFontInfo>

namespace showdown::gui {

/// How large the painted parts are for text of this font: 1 for text of about 13 px, for which all
/// sizes of the design are given. Text, cards and rows grow together.
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

} // namespace showdown::gui
