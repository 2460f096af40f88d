// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/devicegrid.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace showdown::gui {

DeviceGrid::DeviceGrid(const QPainter& painter)
{
    const QTransform& transform = painter.deviceTransform();
    if (transform.type() > QTransform::TxScale || transform.m11() <= 0
        || !qFuzzyCompare(transform.m11(), transform.m22()))
        return;
    m_scale = transform.m11();
    m_origin = QPointF(transform.dx(), transform.dy());
}

qreal DeviceGrid::width(qreal width) const
{
    return m_scale > 0 ? std::max(1.0, std::round(width * m_scale)) / m_scale : width;
}

QRectF DeviceGrid::rect(const QRectF& rect) const
{
    return m_scale > 0 ? QRectF(snapped(rect.topLeft()), snapped(rect.bottomRight())) : rect;
}

QPointF DeviceGrid::snapped(QPointF point) const
{
    const auto snap = [this](qreal value, qreal origin) {
        return (std::round(value * m_scale + origin) - origin) / m_scale;
    };
    return {snap(point.x(), m_origin.x()), snap(point.y(), m_origin.y())};
}

} // namespace showdown::gui
