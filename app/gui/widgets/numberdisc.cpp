// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/numberdisc.h"

#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/paintedtext.h"

#include <QPainter>
#include <QString>

namespace showdown::gui {

void paintNumberDisc(QPainter& painter, const QRect& disc, int number, const QColor& ground,
                     const QColor& ink, const QFont& font)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawEllipse(disc);
    painter.setPen(ink);
    painter.setFont(designFont(font, 12, QFont::Bold));
    paintText(painter, disc, Qt::AlignCenter, QString::number(number));
}

} // namespace showdown::gui
