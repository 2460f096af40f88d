// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"
#include "core/cards/placedcard.h"

#include <QFlags>
#include <QFont>
#include <QMarginsF>
#include <QRectF>
#include <QString>
#include <QtGlobal>

#include <cstdint>
#include <optional>
#include <variant>

class QPainter;

namespace showdown::gui {

/// A place without a card, with the number of its slot.
struct EmptyPlace
{
    int number = 0;       ///< written into the place; 0 writes none
    bool isAsked = false; ///< a larger question mark stands there instead

    bool operator==(const EmptyPlace&) const = default;
};

/// A card that a wild stands for, with its suit where that matters.
struct SubstituteCard
{
    Rank rank = Rank::two;
    std::optional<Suit> suit;

    bool operator==(const SubstituteCard&) const = default;
};

/// A card whose rank, or half of it ("1"), has been typed, but no suit.
struct TypedRank
{
    QString text;

    bool operator==(const TypedRank&) const = default;
};

/// An unseen card: its back, with a question mark.
struct UnknownCard
{
    bool operator==(const UnknownCard&) const = default;
};

/// The visible content of one place; a joker is the WILD face.
using CardContent = std::variant<EmptyPlace, Card, SubstituteCard, TypedRank, UnknownCard>;

/// The visible content of a card, face up or unknown.
CardContent contentOf(const PlacedCard& card);

/// States of a card that show besides its face.
enum class CardState : std::uint16_t {
    next = 1,          ///< the next card lands here: accent ring with a notch
    focus = 2,         ///< of the keyboard: accent ring with a gap
    hover = 4,         ///< lifted, accent edge
    pickedUp = 8,      ///< tilted, a larger shadow, no rings
    leftBehind = 16,   ///< its card is being dragged: dotted, whatever the content
    dropHere = 32,     ///< accent fill and a plus, whatever the content
    cannotDrop = 64,   ///< red dashes and a stop sign, whatever the content
    notInvolved = 128, ///< half transparent
    matched = 256,     ///< ring of the cards that make the rank
    step = 512,        ///< ring of the current step, or of what decides
    wild = 1024,       ///< a natural card that the rules make wild: badge with a star
    tried = 2048,      ///< a substitute for a wild that is only tried, with the edge of a step
};
Q_DECLARE_FLAGS(CardStates, CardState)
Q_DECLARE_OPERATORS_FOR_FLAGS(CardStates)

/// Draws every card of the application, at any size, and the keys of the deck. Everything is drawn
/// from vectors once into an image, which is then reused; straight edges lie on device pixels.
/// Nothing is mirrored in right-to-left layouts.
class CardPainter
{
public:
    /// Draws letters in the bold face of `uiFont`, at sizes derived from the card.
    CardPainter(const Colors& colors, SuitColors suitColors, const QFont& uiFont);

    /// Draws into `card`; rings, badge and shadow are drawn around it, within overhang(). A card
    /// less than 50 px wide has only its rank and one suit.
    void paint(QPainter& painter, const QRectF& card, const CardContent& content,
               CardStates states = {}) const;

    /// A key of the deck. The keys of the joker and the unknown card are tall.
    struct Key
    {
        PlacedCard card;
        bool used = false;                  ///< the card lies in a slot, and one deck holds it once
        std::optional<QString> holder = {}; ///< of a used card: the number or letter of who has it
        CardStates states = {}; ///< hover, focus; matched: the next slot holds this card
        bool isWild = false;    ///< a natural card that the rules make wild
    };

    /// Draws a key: 51 × 33 px in the design, those of the joker and the unknown card
    /// 64 px wide and as tall as there is room.
    void paintKey(QPainter& painter, const QRectF& key, const Key& description) const;

    /// The height of a card of this width.
    static int heightFor(int width) { return qRound(width * 90.0 / 64); }

    /// The room that rings, badge, lift and shadow need around a card of this width.
    static QMarginsF overhang(qreal cardWidth);

private:
    void paintAfresh(QPainter& painter, const QRectF& card, const CardContent& content,
                     CardStates states) const;
    void paintPlain(QPainter& painter, const QRectF& card, const CardContent& content,
                    CardStates states) const;
    void paintFaded(QPainter& painter, const QRectF& card, const CardContent& content,
                    CardStates states) const;

    Colors m_colors;
    SuitColors m_suitColors;
    QFont m_font;
    int m_look = 0; ///< equal for painters of the same look only
};

} // namespace showdown::gui
