// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/cards/suit.h"

#include <QColor>

#include <cstdint>

class QPalette;

namespace showdown::gui {

/// The meaning of a colour. Each role also has a shape or a word.
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

/// How colour distinguishes the suits.
enum class SuitColors : std::uint8_t {
    two,  ///< hearts and diamonds red, spades and clubs black
    four, ///< diamonds blue and clubs green
    grey, ///< hearts and diamonds grey, spades and clubs black: for a printer without colours
};

/// The colours of one look: light, dark or high contrast. Cards look the same in the first two,
/// apart from a softer paper. High contrast has two colours besides the suits: no area is tinted,
/// and outline, shape and word distinguish the roles.
struct Colors
{
    bool isDark = false;
    bool isHighContrast = false;

    QColor window, base, alternate, text, secondaryText;
    QColor table;    ///< behind the player panels
    QColor hairline; ///< between areas that are not controls
    QColor outline;  ///< of a control
    QColor selection, disabled;
    QColor onRole; ///< text on a filled role colour

    QColor paper, substitutePaper; ///< of a card, and of a card that a wild stands for
    QColor cardEdge;               ///< around a card's paper
    QColor shadow;                 ///< of a card lying there; translucent
    QColor ink;                    ///< of spades on paper
    QColor wildInk;                ///< of a wild on paper
    QColor backInk;                ///< of the back of an unknown card on paper

    /// The look for widgets of this palette: dark if its window is darker than its text. Window,
    /// base, text, selection and accent come from the palette where they are distinct enough from
    /// their background. Text that stands out from the window more than in any usual palette makes
    /// the look one of high contrast.
    static Colors of(const QPalette& palette);

    static Colors light();
    static Colors dark();

    /// The light look for a printer without colours.
    static Colors grey();

    /// Everything in these two colours, one dark and one light.
    static Colors highContrast(const QColor& window, const QColor& text);

    /// Black on white, or white on black.
    static Colors highContrast(bool isDark);

    /// The width of a line in this look, in pixels: thicker in high contrast.
    double line(double width) const;

    /// The palette of a theme chosen instead of the desktop's.
    QPalette palette() const;

    QColor role(Role role) const;                    ///< of lines, icons and text
    QColor fill(Role role) const;                    ///< of areas behind text
    QColor suit(Suit suit, SuitColors colors) const; ///< on paper

    bool operator==(const Colors&) const = default;

private:
    QColor m_accent;
};

/// The contrast ratio of two colours, 1 to 21, as the Web Content Accessibility Guidelines define
/// it.
double contrast(const QColor& first, const QColor& second);

} // namespace showdown::gui
