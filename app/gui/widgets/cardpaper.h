// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QRectF>

#include <vector>

class QPainter;

namespace showdown::gui {

struct Colors;

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

/// How much thicker lines are on very large cards: 1 up to the largest card of a 100 % text size.
qreal lineScale(qreal cardWidth);

/// The shadow of a card that lies (0), is lifted (1) or picked up (3).
void paintShadow(QPainter& painter, const QRectF& card, qreal height, const Colors& colors);

} // namespace showdown::gui
