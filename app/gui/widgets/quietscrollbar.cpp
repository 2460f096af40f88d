// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/quietscrollbar.h"

#include <QPainter>
#include <QScrollArea>

#include <algorithm>

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

void scrollTo(QScrollArea& area, const QRect& part, int around)
{
    const int top = area.verticalScrollBar()->value();
    if (part.top() >= top && part.bottom() < top + area.viewport()->height())
        return;
    area.ensureVisible(part.x(), part.center().y(), 0, part.height() / 2 + around);
    QScrollBar* bar = area.verticalScrollBar();
    bar->setValue(std::min(bar->value(), part.y()));
}

} // namespace showdown::gui
