// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/inkcolor.h"

namespace showdown {
namespace {

QColor chosen(const QPalette& palette, QRgb onLight, QRgb onDark)
{
    const bool isDark = palette.color(QPalette::Base).lightness() < 128;
    return QColor(isDark ? onDark : onLight);
}

} // namespace

QColor cardInk(const std::optional<Card>& card, const QPalette& palette)
{
    if (card && (card->suit() == Suit::hearts || card->suit() == Suit::diamonds))
        return chosen(palette, 0xB8152A, 0xFF9C94);
    if (card && card->isJoker())
        return chosen(palette, 0x6B0F7A, 0xDE72E0);
    return palette.color(QPalette::Text);
}

QColor winnerInk(const QPalette& palette)
{
    return chosen(palette, 0x00553A, 0x35B598);
}

QColor errorInk(const QPalette& palette)
{
    return chosen(palette, 0xB3261E, 0xFF9C94);
}

QColor focusInk(const QPalette& palette)
{
    return chosen(palette, 0x0B5BD3, 0x8CC8FF);
}

QColor outlineInk(const QPalette& palette)
{
    return chosen(palette, 0x838A94, 0x7E8791);
}

} // namespace showdown
