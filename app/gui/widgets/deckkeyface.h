// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/cardface.h"

namespace showdown::gui {

/// Draws the keys of the deck.
class DeckKeyFace
{
    Q_DECLARE_TR_FUNCTIONS(DeckKeyFace)

public:
    DeckKeyFace(const Colors& colors, SuitColors suitColors, const QFont& font)
        : m_colors(colors), m_suitColors(suitColors), m_font(font)
    {}

    void paint(QPainter& painter, const QRectF& key, const CardPainter::Key& description) const;

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
    void paintUsed(QPainter& painter, const QRectF& key, const CardPainter::Key& description) const;
    void paintHolder(QPainter& painter, const QRectF& key, const QString& holder) const;

    /// Draws the pair in the middle of an area, or at its left end, smaller if it does not fit.
    void paintPair(QPainter& painter, const QRectF& area, const Pair& pair, bool isCentered) const;

    Colors m_colors;
    SuitColors m_suitColors;
    QFont m_font;
};

} // namespace showdown::gui
