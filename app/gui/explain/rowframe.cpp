// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/rowframe.h"

#include "app/gui/theme/colors.h"

#include <QPainter>

namespace showdown::gui {
namespace {

constexpr qreal radius = 4;

void paintRounded(QPainter& painter, const QRect& row, qreal inset, const QPen& pen,
                  const QBrush& brush)
{
    const qreal edge = inset + (pen.style() == Qt::NoPen ? 0 : pen.widthF() / 2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.setBrush(brush);
    painter.drawRoundedRect(QRectF(row).adjusted(edge, edge, -edge, -edge), radius, radius);
    painter.restore();
}

} // namespace

void paintFrame(QPainter& painter, const QRect& row, Role role, const Colors& colors)
{
    paintRounded(painter, row, 0, QPen(colors.role(role), 1.5), colors.fill(role));
}

void paintSelection(QPainter& painter, const QRect& row, const Colors& colors)
{
    paintRounded(painter, row, 0, Qt::NoPen, colors.selection);
}

void paintRing(QPainter& painter, const QRect& row, int inset, int width, const Colors& colors)
{
    paintRounded(painter, row, inset, QPen(colors.role(Role::accent), width), Qt::NoBrush);
}

} // namespace showdown::gui
