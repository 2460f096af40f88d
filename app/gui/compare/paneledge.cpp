// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/paneledge.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>

namespace showdown::gui {
namespace {

constexpr double edgeBar = 6;
constexpr double cornerRadius = 7;

} // namespace

void paintPanelEdge(QPainter& painter, const QRect& panel, Standing standing, const QFont& font,
                    Qt::LayoutDirection direction, const Colors& colors)
{
    const bool isFirst = standing == Standing::winner || standing == Standing::tied;
    const QColor edge = isFirst
                            ? colors.role(standing == Standing::winner ? Role::winner : Role::tie)
                            : colors.hairline;
    const double line = isFirst ? 2 : 1;
    const double radius = scaled(cornerRadius, font);
    QPainterPath outer;
    outer.addRoundedRect(panel, radius, radius);
    QPainterPath inner;
    inner.addRoundedRect(QRectF(panel).adjusted(line, line, -line, -line), radius - line,
                         radius - line);
    painter.fillPath(outer, edge);
    painter.fillPath(inner, colors.base);
    if (!isFirst)
        return;
    const QRect bar(0, 0, scaled(edgeBar, font), panel.height());
    painter.setClipRect(QStyle::visualRect(direction, panel, bar));
    painter.fillPath(outer, edge);
    painter.setClipping(false);
}

} // namespace showdown::gui
