// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardface.h"
#include "core/cards/card.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace showdown::gui {

/// The keys of the deck in their order: four suits by thirteen ranks, ace first, row by row, and
/// last the key of the wild.
///
///     A♠ K♠ … 2♠   0  1 … 12
///     A♥ K♥ … 2♥  13 14 … 25   ★ 52
///     A♦ K♦ … 2♦  26 27 … 38
///     A♣ K♣ … 2♣  39 40 … 51
struct DeckKeys
{
    static constexpr int rows = 4;
    static constexpr int columns = 13;
    static constexpr int wild = rows * columns;
    static constexpr int count = wild + 1;

    /// The place of a key, and the key of a place; not for the wild.
    static constexpr int row(int key) { return key / columns; }
    static constexpr int column(int key) { return key % columns; }
    static constexpr int at(int row, int column) { return row * columns + column; }

    /// The card of a key, and the key of a card.
    static Card card(int key);
    static int key(Card card);
};

/// A step over the keys, in their order and not on the screen.
enum class DeckStep : std::uint8_t { forward, back, up, down, first, last };

/// Where the keyboard is among the keys. The wild key stands after every row.
class DeckCursor
{
public:
    /// The current key.
    int key() const { return m_key; }
    void setKey(int key);

    /// The key that a step leads to; at an edge, the same one. First and last are those of the row.
    int towards(DeckStep step) const;

    /// The next key of a typed rank or suit: in the same row or column unless the current key is of
    /// that rank or suit already, so that K, H lead to the king of hearts. 1 and 0 both mean ten,
    /// a star or w the wild. Nothing for other text.
    std::optional<int> typed(const QString& text) const;

private:
    int m_key = 0;
    int m_row = 0; ///< where steps lead back to from the wild key
};

/// Draws the keys of the deck.
class DeckKeyFace
{
    Q_DECLARE_TR_FUNCTIONS(DeckKeyFace)

public:
    /// How far the ring of the focus, the shadow and the lift reach beyond a key.
    static constexpr qreal overhang = 5;

    /// Letters are of the bold font of this family, except that the wild's follow its size too.
    DeckKeyFace(const Colors& colors, SuitColors suitColors, const QFont& font)
        : m_colors(colors), m_suitColors(suitColors), m_font(font)
    {}

    /// Draws a key into `key`, and ring and shadow within the overhang.
    void paint(QPainter& painter, const QRectF& key, const CardPainter::Key& description) const;

    /// What stands on the key of the wild, under the word of its face.
    static QString wildNote();

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
