// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/quietscrollbar.h"

#include <QPainter>

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

} // namespace showdown::gui
