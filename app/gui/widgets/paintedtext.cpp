// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/paintedtext.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

namespace showdown::gui {
namespace {

/// The start of a text on its base line.
QPointF startOf(const QRectF& area, Qt::Alignment alignment, const QSizeF& size, qreal ascent)
{
    QPointF start = area.topLeft() + QPointF(0, ascent);
    if (alignment & Qt::AlignHCenter)
        start.rx() += (area.width() - size.width()) / 2;
    else if (alignment & Qt::AlignRight)
        start.rx() += area.width() - size.width();
    if (alignment & Qt::AlignVCenter)
        start.ry() += (area.height() - size.height()) / 2;
    else if (alignment & Qt::AlignBottom)
        start.ry() += area.height() - size.height();
    return start;
}

} // namespace

void paintText(QPainter& painter, const QRectF& area, Qt::Alignment alignment, const QString& text)
{
    if (painter.paintEngine()->type() != QPaintEngine::SVG) {
        painter.setLayoutDirection(Qt::LayoutDirectionAuto);
        painter.drawText(area, static_cast<int>(alignment | Qt::AlignAbsolute) | Qt::TextDontClip,
                         text);
        return;
    }
    const QFontMetricsF metrics(painter.font());
    const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
    QPainterPath outlines;
    outlines.addText(startOf(area, alignment, size, metrics.ascent()), painter.font(), text);
    painter.fillPath(outlines, painter.pen().color());
}

QStringList wrappedLines(const QString& text, const QFont& font, int width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(text, font);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

} // namespace showdown::gui
