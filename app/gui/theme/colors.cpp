// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/gui/theme/colors.h"

#include <QPalette>

#include <algorithm>
#include <cmath>

namespace showdown::gui {

namespace {

constexpr double readable = 4.5; ///< the lowest contrast of text

/// The least contrast of a high-contrast palette. Black on the plain greys of Qt and of Windows,
/// which were not chosen for contrast, has 18.3 and 18.4.
constexpr double highest = 18.5;

/// A role's colours for lines and text, and for areas, in the light and in the dark look.
struct RoleColors
{
    QRgb lightInk, lightFill, darkInk, darkFill;
};

RoleColors colorsOf(Role role)
{
    switch (role) {
    case Role::accent:
        return {0x0b5bd3, 0xe0ebfb, 0x8cc8ff, 0x1c3a5a};
    case Role::winner:
        return {0x00553a, 0xdcf0e6, 0x35b598, 0x0f332b};
    case Role::tie:
        return {0x6a6270, 0xeceaee, 0xdad7c0, 0x3b3a31};
    case Role::matched:
        return {0x0b5bd3, 0xe0ebfb, 0xa6dbff, 0x1c3a52};
    case Role::kicker:
        return {0x545a63, 0xeceef1, 0xb3bac2, 0x343a41};
    case Role::wild:
        return {0x6b0f7a, 0xf4e4f7, 0xde72e0, 0x3a1a3d};
    case Role::step:
        return {0xa34a00, 0xffebd8, 0xf9a03f, 0x452a0c};
    case Role::error:
        return {0xb3261e, 0xfbe6e4, 0xff9c94, 0x4d2220};
    case Role::warning:
        return {0x7a5300, 0xfff4d6, 0xffd479, 0x43350f};
    }
    return {};
}

double channel(float value)
{
    return value <= 0.03928F ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF())
           + 0.0722 * channel(color.blueF());
}

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value | 0xff000000U);
}

} // namespace

double contrast(const QColor& first, const QColor& second)
{
    const double one = luminance(first) + 0.05;
    const double other = luminance(second) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

Colors Colors::light()
{
    Colors colors;
    colors.window = rgb(0xf1f2f4);
    colors.base = rgb(0xffffff);
    colors.alternate = rgb(0xf6f7f9);
    colors.text = rgb(0x1b1e22);
    colors.secondaryText = rgb(0x545a63);
    colors.table = rgb(0xe3eae6);
    colors.hairline = rgb(0xc9cdd3);
    colors.outline = rgb(0x838a94);
    colors.selection = rgb(0xd3e3fa);
    colors.disabled = rgb(0x8b929b);
    colors.onRole = rgb(0xffffff);
    colors.paper = rgb(0xffffff);
    colors.substitutePaper = rgb(0xfaf1fc);
    colors.cardEdge = rgb(0x98a0a9);
    colors.shadow = QColor(0x1b, 0x2a, 0x24, 23);
    colors.ink = rgb(0x1b1e22);
    colors.wildInk = rgb(0x6b0f7a);
    colors.backInk = rgb(0x545a63);
    colors.m_accent = rgb(colorsOf(Role::accent).lightInk);
    return colors;
}

Colors Colors::grey()
{
    Colors colors = light();
    colors.ink = rgb(0x000000);
    colors.wildInk = rgb(0x3a3a3a);
    return colors;
}

Colors Colors::dark()
{
    Colors colors = light();
    colors.isDark = true;
    colors.window = rgb(0x24272b);
    colors.base = rgb(0x1b1e21);
    colors.alternate = rgb(0x212529);
    colors.text = rgb(0xeceef0);
    colors.secondaryText = rgb(0xb3bac2);
    colors.table = rgb(0x16201c);
    colors.hairline = rgb(0x3f454c);
    colors.outline = rgb(0x7e8791);
    colors.selection = rgb(0x24466b);
    colors.disabled = rgb(0x7c848d);
    colors.onRole = rgb(0x101316);
    colors.paper = rgb(0xf1eee8);
    colors.substitutePaper = rgb(0xf3e6f5);
    colors.cardEdge = rgb(0x6b727a);
    colors.shadow = QColor(0, 0, 0, 71);
    colors.m_accent = rgb(colorsOf(Role::accent).darkInk);
    return colors;
}

Colors Colors::highContrast(const QColor& window, const QColor& text)
{
    const bool isDark = luminance(window) < luminance(text);
    Colors colors = isDark ? dark() : light();
    colors.isHighContrast = true;
    for (QColor* ground :
         {&colors.window, &colors.base, &colors.alternate, &colors.table, &colors.selection,
          &colors.onRole, &colors.paper, &colors.substitutePaper})
        *ground = window;
    for (QColor* ink :
         {&colors.text, &colors.secondaryText, &colors.hairline, &colors.outline, &colors.cardEdge,
          &colors.ink, &colors.wildInk, &colors.backInk, &colors.m_accent})
        *ink = text;
    colors.disabled = rgb(isDark ? 0xb0b0b0 : 0x505050);
    colors.shadow = Qt::transparent;
    return colors;
}

Colors Colors::highContrast(bool isDark)
{
    const QColor black = rgb(0x000000);
    const QColor white = rgb(0xffffff);
    return isDark ? highContrast(black, white) : highContrast(white, black);
}

double Colors::line(double width) const
{
    return isHighContrast ? std::max(2.0, 1.5 * width) : width;
}

Colors Colors::of(const QPalette& palette)
{
    const QColor window = palette.color(QPalette::Active, QPalette::Window);
    const QColor text = palette.color(QPalette::Active, QPalette::WindowText);
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    const QColor highlight = palette.color(QPalette::Active, QPalette::Highlight);
    if (contrast(window, text) >= highest)
        return highContrast(window, text);
    Colors colors = luminance(window) < luminance(text) ? dark() : light();
    if (contrast(window, text) >= readable && contrast(base, text) >= readable) {
        colors.window = window;
        colors.text = text;
        colors.base = base;
    }
    if (contrast(highlight, colors.secondaryText) >= readable)
        colors.selection = highlight;
    else if (contrast(highlight, colors.base) >= readable
             && contrast(highlight, colors.window) >= readable)
        colors.m_accent = highlight;
    return colors;
}

QPalette Colors::palette() const
{
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, alternate);
    palette.setColor(QPalette::Text, text);
    // lighter than the window, so that a pressed button stands out
    palette.setColor(QPalette::Button, isDark ? window.lighter(150) : window);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, role(Role::error));
    palette.setColor(QPalette::ToolTipBase, base);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, secondaryText);
    palette.setColor(QPalette::Highlight, selection);
    palette.setColor(QPalette::HighlightedText, text);
    palette.setColor(QPalette::Link, role(Role::accent));
    palette.setColor(QPalette::LinkVisited, role(Role::wild));
    palette.setColor(QPalette::Light, isDark ? window.lighter(150) : rgb(0xffffff));
    palette.setColor(QPalette::Midlight, isDark ? window.lighter(120) : alternate);
    palette.setColor(QPalette::Mid, hairline);
    palette.setColor(QPalette::Dark, isDark ? window.darker(150) : outline);
    palette.setColor(QPalette::Shadow, rgb(0x101316));
    for (const auto words : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, words, disabled);
    if (isHighContrast) {
        for (const auto ground : {QPalette::Button, QPalette::Light, QPalette::Midlight})
            palette.setColor(ground, window);
        for (const auto line : {QPalette::Highlight, QPalette::Dark, QPalette::Shadow})
            palette.setColor(line, text);
        palette.setColor(QPalette::HighlightedText, window);
    }
    return palette;
}

QColor Colors::role(Role role) const
{
    if (role == Role::accent || isHighContrast)
        return m_accent;
    const RoleColors colors = colorsOf(role);
    return rgb(isDark ? colors.darkInk : colors.lightInk);
}

QColor Colors::fill(Role role) const
{
    if (isHighContrast)
        return window;
    const RoleColors colors = colorsOf(role);
    return rgb(isDark ? colors.darkFill : colors.lightFill);
}

QColor Colors::suit(Suit suit, SuitColors colors) const
{
    const bool four = colors == SuitColors::four;
    // in high contrast further from the paper, and on black paper light
    const auto onPaper = [this](QRgb usual, QRgb strong, QRgb onBlack) {
        return rgb(!isHighContrast ? usual : isDark ? onBlack : strong);
    };
    switch (suit) {
    case Suit::hearts:
        break;
    case Suit::diamonds:
        if (four)
            return onPaper(0x0b57b0, 0x00408c, 0x9cc8ff);
        break;
    case Suit::clubs:
        return four ? onPaper(0x0a6638, 0x00502a, 0x7fe0a8) : ink;
    case Suit::spades:
        return ink;
    }
    if (colors == SuitColors::grey)
        return rgb(0x6e6e6e);
    return onPaper(0xb8152a, 0x9c0a1e, 0xff9a9a);
}

} // namespace showdown::gui
