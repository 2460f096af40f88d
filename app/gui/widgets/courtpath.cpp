// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/courtpath.h"

#include <algorithm>

namespace showdown::gui {
namespace {

// In parts of the card's width or height.
constexpr qreal left = 0.43;
constexpr qreal right = 0.91;
constexpr qreal middle = (left + right) / 2;
constexpr qreal quarter = (right - left) / 4;
constexpr qreal sideTip = 0.4;
constexpr qreal middleTip = 0.37;
constexpr qreal valley = 0.5;
constexpr qreal bottom = 0.92;
constexpr qreal bottomRadius = 0.06;
constexpr qreal bandY = 0.545;
constexpr qreal bandInset = 0.05;
constexpr qreal suitY = 0.74;

/// The upper edge from the left to the right.
QPainterPath upperEdge(Rank rank, QSizeF card)
{
    const auto at = [card](qreal x, qreal y) {
        return QPointF(x * card.width(), y * card.height());
    };
    QPainterPath path(at(left, rank == Rank::queen ? valley : sideTip));
    if (rank == Rank::king) {
        path.lineTo(at(left + quarter, valley));
        path.lineTo(at(middle, middleTip));
        path.lineTo(at(right - quarter, valley));
        path.lineTo(at(right, sideTip));
    } else if (rank == Rank::queen) {
        constexpr qreal archHeight = 0.095;
        constexpr qreal archWidth = (right - left) / 3;
        for (int arch = 0; arch < 3; ++arch) {
            const QPointF corner = at(left + arch * archWidth, valley - archHeight);
            path.arcTo(
                QRectF(corner, QSizeF(archWidth * card.width(), 2 * archHeight * card.height())),
                180, -180);
        }
    } else {
        constexpr qreal bend = 0.6; // of the way from the middle to a tip
        constexpr qreal bendY = 0.425;
        path.quadTo(at(middle - (middle - left) * (1 - bend), bendY), at(middle, valley));
        path.quadTo(at(middle + (right - middle) * (1 - bend), bendY), at(right, sideTip));
    }
    return path;
}

} // namespace

bool isCourt(Rank rank)
{
    return rank == Rank::jack || rank == Rank::queen || rank == Rank::king;
}

QPainterPath courtPath(Rank rank, QSizeF card)
{
    const qreal radius = bottomRadius * card.width();
    const QRectF box(QPointF(left * card.width(), 0),
                     QPointF(right * card.width(), bottom * card.height()));
    QPainterPath path = upperEdge(rank, card);
    path.lineTo(box.right(), box.bottom() - radius);
    path.quadTo(box.bottomRight(), {box.right() - radius, box.bottom()});
    path.lineTo(box.left() + radius, box.bottom());
    path.quadTo(box.bottomLeft(), {box.left(), box.bottom() - radius});
    path.closeSubpath();
    return path;
}

QRectF courtBand(QSizeF card)
{
    const qreal height = std::max(1.1, 0.022 * card.width());
    return {(left + bandInset) * card.width(), bandY * card.height() - height / 2,
            (right - left - 2 * bandInset) * card.width(), height};
}

QPointF courtSuitCenter(QSizeF card)
{
    return {middle * card.width(), suitY * card.height()};
}

} // namespace showdown::gui
