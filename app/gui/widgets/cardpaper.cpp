// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/cardpaper.h"

#include "app/gui/theme/colors.h"
#include "app/gui/widgets/devicegrid.h"

#include <QPainter>

#include <algorithm>

namespace showdown::gui {

void paintFrame(QPainter& painter, const Frame& frame)
{
    const DeviceGrid grid(painter);
    const qreal width = frame.dashes.empty() ? grid.width(frame.width) : frame.width;
    const qreal half = width / 2;
    const QRectF line = grid.rect(frame.outer).adjusted(half, half, -half, -half);

    QPen pen(frame.color, width);
    if (!frame.dashes.empty()) {
        QList<qreal> pattern; // Qt counts in widths of the pen
        for (const qreal dash : frame.dashes)
            pattern << dash / width;
        pen.setDashPattern(pattern);
        pen.setCapStyle(Qt::FlatCap);
    }
    painter.setPen(pen);
    painter.setBrush(frame.fill.isValid() ? QBrush(frame.fill) : QBrush());
    const qreal radius = std::max(0.0, frame.radius - half);
    painter.drawRoundedRect(line, radius, radius);
}

Frame ringAround(const QRectF& card, qreal gap, qreal width, const QColor& color)
{
    const qreal reach = gap + width;
    Frame ring;
    ring.outer = card.adjusted(-reach, -reach, reach, reach);
    ring.radius = cardRadius(card.width()) + reach;
    ring.width = width;
    ring.color = color;
    return ring;
}

qreal cardRadius(qreal width)
{
    constexpr qreal partOfWidth = 0.085;
    constexpr qreal smallest = 3;
    return std::max(smallest, partOfWidth * width);
}

qreal lineScale(qreal cardWidth)
{
    constexpr qreal largestUnscaled = 96;
    return std::max(1.0, cardWidth / largestUnscaled);
}

void paintShadow(QPainter& painter, const QRectF& card, qreal height, const Colors& colors)
{
    const qreal unit = lineScale(card.width());
    const qreal radius = cardRadius(card.width());
    const QRectF edge = card.adjusted(0.5, 0.5, -0.5, 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.shadow);
    painter.drawRoundedRect(edge.translated(0, (1 + 1.2 * height) * unit), radius, radius);
    QColor farther = colors.shadow;
    farther.setAlphaF(farther.alphaF() * 0.7F);
    painter.setBrush(farther);
    painter.drawRoundedRect(
        edge.adjusted(unit, 0, -unit, 0).translated(0, (2.5 + 2.4 * height) * unit), radius,
        radius);
}

} // namespace showdown::gui
