// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardpainter.h"
#include "app/gui/cards/glyphpath.h"
#include "app/gui/theme/colors.h"

#include <QColor>
#include <QCoreApplication>
#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace showdown::gui {

/// Draws the printed parts of cards: ranks, suits, courts and stars, without the paper.
class CardFace
{
    Q_DECLARE_TR_FUNCTIONS(CardFace)

public:
    /// Draws letters in the bold face of this font's family.
    CardFace(const Colors& colors, SuitColors suitColors, const QFont& font)
        : m_colors(colors), m_suitColors(suitColors), m_font(font)
    {}

    /// Rank, suit and court of a natural card; star and word of a wild.
    void paint(QPainter& painter, const QRectF& card, Card face) const;

    /// The rank, and the suit or an outlined star.
    void paint(QPainter& painter, const QRectF& card, const SubstituteCard& substitute) const;

    /// The number of the place, unless it is 0.
    void paint(QPainter& painter, const QRectF& card, const EmptyPlace& place) const;

    /// The rank with a text cursor where the suit will stand.
    void paint(QPainter& painter, const QRectF& card, const TypedRank& typed) const;

    /// The back of a card: hatched in a frame, with a question mark; no hatch on a small one.
    void paint(QPainter& painter, const QRectF& card, const UnknownCard& unknown) const;

    /// The star in the far corner that marks a substitute.
    void paintBadge(QPainter& painter, const QRectF& card) const;

    /// The word on a wild, at most `width` wide, centred on `baseline`, on which its capitals
    /// stand.
    void paintWildWord(QPainter& painter, QPointF baseline, qreal size, qreal width) const;

    static QString wildWord();

    /// How far the badge extends beyond the corner of a card of this width.
    static qreal badgeReach(qreal cardWidth);

    /// True for cards that are too small for more than a rank and one suit.
    static bool isSmall(const QRectF& card);

private:
    /// A rank on the card; lengths in pixels.
    struct Index
    {
        QString rank;
        QColor ink;
        qreal size = 0;
        qreal x = 0;
        qreal baseline = 0;
    };

    void paintIndex(QPainter& painter, const QRectF& card, const Index& index) const;
    void paintNatural(QPainter& painter, const QRectF& card, Rank rank, Suit suit) const;
    void paintCourt(QPainter& painter, const QRectF& card, Rank rank, Suit suit) const;
    void paintWild(QPainter& painter, const QRectF& card) const;
    void paintHatch(QPainter& painter, const QRectF& area, qreal unit) const;

    Colors m_colors;
    SuitColors m_suitColors;
    QFont m_font;
};

/// The pictures of the suits, each about 100 units high and wide in a view box of 120.
QString suitPicture(Suit suit);

/// The star that marks a wild, of the same size.
QString wildPicture();

/// Draws the picture of a suit or a wild around a point, 100 of its units `size` pixels high.
void paintSign(QPainter& painter, const QString& picture, QPointF center, qreal size,
               const QColor& color);

/// A rounded frame, given by its outer edge.
struct Frame
{
    QRectF outer;
    qreal radius = 0; ///< of the outer edge
    qreal width = 1;
    QColor color;
    QColor fill;               ///< none if invalid
    std::vector<qreal> dashes; ///< lengths of dash and gap, in pixels; a full line if empty
};

/// Draws a frame with its straight edges on device pixels.
void paintFrame(QPainter& painter, const Frame& frame);

/// A frame around a card, `gap` away from it.
Frame ringAround(const QRectF& card, qreal gap, qreal width, const QColor& color);

/// The corner radius of a card of this width.
qreal cardRadius(qreal width);

/// How much thicker lines are on very large cards: 1 up to the largest card at a text size of 100
/// %.
qreal lineScale(qreal cardWidth);

/// The shadow of a card that lies (0), is lifted (1) or picked up (3).
void paintShadow(QPainter& painter, const QRectF& card, qreal height, const Colors& colors);

} // namespace showdown::gui
