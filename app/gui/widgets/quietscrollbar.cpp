// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/quietscrollbar.h"

#include <QPainter>
#include <QScrollArea>

namespace showdown::gui {

void QuietScrollBar::paintEvent(QPaintEvent* event)
{
    if (minimum() < maximum())
        return QScrollBar::paintEvent(event);
    QPainter(this).fillRect(rect(), palette().window());
}

void QuietScrollBar::sliderChange(SliderChange change)
{
    QScrollBar::sliderChange(change);
    if (change == SliderRangeChange)
        update();
}

void scrollQuietly(QScrollArea& area, QWidget& inside)
{
    area.setFrameShape(QFrame::NoFrame);
    area.setWidgetResizable(true);
    area.setFocusPolicy(Qt::NoFocus);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area.setVerticalScrollBar(new QuietScrollBar(Qt::Vertical));
    area.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // so that it moves no cards
    area.setWidget(&inside);
    inside.setAutoFillBackground(false);
    area.viewport()->setAutoFillBackground(false);
}

} // namespace showdown::gui
