// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"
#include "app/gui/widgets/cardpainter.h"

#include <QCoreApplication>
#include <QPainterPath>

namespace showdown::gui {

/// Draws what is printed on cards: ranks, suits, courts and stars, without the paper.
class CardFace
{
    Q_DECLARE_TR_FUNCTIONS(CardFace)

public:
    CardFace(const Colors& colors, SuitColors suitColors, const QFont& font)
        : m_colors(colors), m_suitColors(suitColors), m_font(font)
    {}

    void paint(QPainter& painter, const QRectF& card, Card face) const;
    void paint(QPainter& painter, const QRectF& card, const SubstituteCard& substitute) const;
    void paint(QPainter& painter, const QRectF& card, const EmptyPlace& place) const;
    void paint(QPainter& painter, const QRectF& card, const TypedRank& typed) const;

    /// The star in the far corner that marks a substitute.
    void paintBadge(QPainter& painter, const QRectF& card) const;

    /// The word on a wild, its capitals standing on `baseline` around its middle, as wide as
    /// `width` at most.
    void paintWildWord(QPainter& painter, QPointF baseline, qreal size, qreal width) const;

    /// How far the badge reaches beyond the corner of a card of this width.
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

    Colors m_colors;
    SuitColors m_suitColors;
    QFont m_font;
};

/// Draws a path of 100 units around a point, `size` pixels high.
void paintSign(QPainter& painter, const QPainterPath& path, QPointF center, qreal size,
               const QColor& color);

/// How "10" is set: its letters closer to each other, the whole slightly smaller.
struct RankSetting
{
    qreal size = 0;
    qreal spacing = 0;
};
RankSetting rankSetting(const QString& rank, qreal size);

} // namespace showdown::gui
