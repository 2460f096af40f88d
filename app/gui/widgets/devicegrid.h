// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

class QPainter;

namespace showdown::gui {

/// The device's pixels under a painter, so that straight edges are sharp at any scale. Under a
/// painter that turns there are none, and everything stays as it is.
class DeviceGrid
{
public:
    explicit DeviceGrid(const QPainter& painter);

    /// The nearest width of whole device pixels, at least one.
    qreal width(qreal width) const;

    /// The rectangle with each edge moved to the nearest border between device pixels.
    QRectF rect(const QRectF& rect) const;

private:
    QPointF snapped(QPointF point) const;

    qreal m_scale = 0; ///< device pixels a unit; 0 without a grid
    QPointF m_origin;  ///< of the painter, in device pixels
};

} // namespace showdown::gui
