// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardface.h"
#include "core/cards/placedcard.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace showdown::gui {

/// The keys of the deck in their order: four suits by thirteen ranks, ace first, row by row, and
/// last the keys of the wild and of the unknown card, if they exist.
///
///     A♠ K♠ … 2♠   0  1 … 12
///     A♥ K♥ … 2♥  13 14 … 25   ★ 52
///     A♦ K♦ … 2♦  26 27 … 38   ? 53
///     A♣ K♣ … 2♣  39 40 … 51
struct DeckKeys
{
    static constexpr int rows = 4;
    static constexpr int columns = 13;
    static constexpr int wild = rows * columns;
    static constexpr int unknown = wild + 1;
    static constexpr int count = unknown + 1;

    /// The place of a key, and the key of a place; not for the wild and the unknown card.
    static constexpr int row(int key) { return key / columns; }
    static constexpr int column(int key) { return key % columns; }
    static constexpr int at(int row, int column) { return row * columns + column; }

    /// The card of a key, and the key of a card.
    static PlacedCard card(int key);
    static int key(const PlacedCard& card);

    /// The card of a key that is neither the wild nor the unknown card.
    static Card natural(int key);
};

/// The keys that exist besides those of the natural cards.
struct ExtraKeys
{
    bool wild = true;
    bool unknown = false;

    bool has(int key) const
    {
        return key < DeckKeys::wild || (key == DeckKeys::wild ? wild : unknown);
    }

    bool operator==(const ExtraKeys&) const = default;
};

/// A step across the keys, in their own order rather than on the screen.
enum class DeckStep : std::uint8_t { forward, back, up, down, first, last };

/// The keyboard cursor on the keys. The key of the wild or of the unknown card follows every row;
/// if both exist, the wild follows the upper two rows and the unknown card the lower two.
class DeckCursor
{
public:
    /// The current key.
    int key() const { return m_key; }
    void setKey(int key);

    /// Sets which keys exist besides the natural ones. The cursor leaves a key that goes.
    void setExtraKeys(const ExtraKeys& extra);

    /// The key that a step leads to; at an edge, the same one. First and last are those of the row.
    int towards(DeckStep step) const;

    /// The next key for a typed rank or suit: in the same row or column unless the current key
    /// already has that rank or suit, so that K, H lead to the king of hearts. 1 and 0 both mean
    /// ten, a star or w the wild, ? the unknown card. Nothing for other text.
    std::optional<int> typed(const QString& text) const;

private:
    std::optional<int> extraKey() const;

    int m_key = 0;
    int m_row = 0; ///< where steps return to from a key beside the rows
    ExtraKeys m_extra;
};

/// Draws the keys of the deck.
class DeckKeyFace
{
    Q_DECLARE_TR_FUNCTIONS(DeckKeyFace)

public:
    /// How far focus ring, shadow and lift extend beyond a key.
    static constexpr qreal overhang = 5;

    /// Draws letters in the bold face of this font's family; only those of the wild follow its size
    /// too.
    DeckKeyFace(const Colors& colors, SuitColors suitColors, const QFont& font)
        : m_colors(colors), m_suitColors(suitColors), m_font(font)
    {}

    /// Draws a key into `key`, and ring and shadow within the overhang.
    void paint(QPainter& painter, const QRectF& key, const CardPainter::Key& description) const;

    /// The note on the key of the wild, below its word.
    static QString wildNote();

    /// The word on the key of the unknown card, below the question mark.
    static QString unknownWord();

private:
    /// A rank with its suit beside it.
    struct Pair
    {
        Rank rank = Rank::two;
        Suit suit = Suit::hearts;
        qreal size = 0; ///< of the rank
        qreal suitSize = 0;
        qreal gap = 0;
        QColor ink;
        QFont::Weight weight = QFont::Bold;
    };

    void paintPaper(QPainter& painter, const QRectF& key,
                    const CardPainter::Key& description) const;
    void paintWild(QPainter& painter, const QRectF& key) const;
    void paintUnknown(QPainter& painter, const QRectF& key) const;
    void paintNatural(QPainter& painter, const QRectF& key, Card face) const;
    void paintNote(QPainter& painter, const QString& note, const QRectF& key, qreal below,
                   const QColor& ink) const;
    void paintStar(QPainter& painter, const QRectF& key, const QColor& ink) const;
    void paintUsed(QPainter& painter, const QRectF& key, const CardPainter::Key& description) const;
    void paintHolder(QPainter& painter, const QRectF& key, const QString& holder) const;

    /// Draws the pair in the middle of an area, or at its left end, smaller if it does not fit.
    void paintPair(QPainter& painter, const QRectF& area, const Pair& pair, bool isCentered) const;

    Colors m_colors;
    SuitColors m_suitColors;
    QFont m_font;
};

} // namespace showdown::gui
