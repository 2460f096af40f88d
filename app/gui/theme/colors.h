// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/cards/suit.h"

#include <QColor>

#include <cstdint>

class QPalette;

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

/// How the suits are told apart by colour.
enum class SuitColors : std::uint8_t {
    two,  ///< hearts and diamonds red, spades and clubs black
    four, ///< diamonds blue and clubs green
};

/// The colours of one look, light, dark or of high contrast. Cards look the same in the first two,
/// apart from a softer paper. In high contrast there are two colours but for the suits: no area is
/// tinted, and roles are told by outline, shape and word.
struct Colors
{
    bool isDark = false;
    bool isHighContrast = false;

    QColor window, base, alternate, text, secondaryText;
    QColor table;    ///< what the player panels lie on
    QColor hairline; ///< between areas that are no controls
    QColor outline;  ///< of a control
    QColor selection, disabled;
    QColor onRole; ///< text on a filled role colour

    QColor paper, substitutePaper; ///< of a card, and of a card that a wild stands for
    QColor cardEdge;               ///< around a card's paper
    QColor shadow;                 ///< of a card that lies there; translucent
    QColor ink;                    ///< of spades on paper
    QColor wildInk;                ///< of a wild on paper
    QColor backInk;                ///< of the back of an unknown card on paper

    /// The look for widgets of this palette: dark if its window is darker than its text. Window,
    /// base, text, selection and accent are the palette's own where they can be told apart from
    /// what they lie on. Text that stands out from the window as in no usual palette makes the look
    /// one of high contrast.
    static Colors of(const QPalette& palette);

    static Colors light();
    static Colors dark();

    /// Everything in these two colours, of which one is dark and the other light.
    static Colors highContrast(const QColor& window, const QColor& text);

    /// Black on white, or white on black.
    static Colors highContrast(bool isDark);

    /// How wide a line is, in pixels, that is so wide otherwise: thicker in high contrast.
    double line(double width) const;

    /// The palette of a theme that somebody chose over the desktop's.
    QPalette palette() const;

    QColor role(Role role) const;                    ///< of lines, icons and text
    QColor fill(Role role) const;                    ///< of areas behind text
    QColor suit(Suit suit, SuitColors colors) const; ///< on paper

    bool operator==(const Colors&) const = default;

private:
    QColor m_accent;
};

/// How far two colours are apart, 1 to 21, as the Web Content Accessibility Guidelines count.
double contrast(const QColor& first, const QColor& second);

} // namespace showdown::gui
