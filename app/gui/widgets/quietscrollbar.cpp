// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/quietscrollbar.h"

#include <QEvent>
#include <QPainter>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

class WheelFilter : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus())
            return false;
        event->ignore();
        return true;
    }
};

} // namespace

void QuietScrollBar::paintEvent(QPaintEvent* event)
{
    if (minimum() < maximum())
        return QScrollBar::paintEvent(event);
    QPainter(this).fillRect(rect(), palette().brush(backgroundRole()));
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

void leaveWheel(QWidget& field)
{
    field.setFocusPolicy(Qt::StrongFocus);
    field.installEventFilter(new WheelFilter(&field));
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

int pageAfter(const QScrollArea& area, bool forward)
{
    const QScrollBar& bar = *area.verticalScrollBar();
    const int here = bar.value();
    const int step = bar.pageStep();
    if (!forward)
        return std::max(0, here - step);
    const auto parts = area.widget()->findChildren<QWidget*>();
    int end = here + step;
    bool isMore = false; // than margins
    for (int before = end + 1; end < std::exchange(before, end);) {
        for (const QWidget* part : parts) {
            if (!part->isVisible())
                continue;
            const int top = part->mapTo(area.widget(), QPoint()).y();
            const int bottom = top + part->height();
            isMore |= !part->layout() && bottom > here + step;
            if (part->height() < step / 2 && top > here && top < end && bottom > end)
                end = top;
        }
    }
    return isMore ? std::min(end, bar.maximum()) : here;
}

bool turnPage(QScrollArea& area, bool forward)
{
    QScrollBar* bar = area.verticalScrollBar();
    const int before = bar->value();
    bar->setValue(pageAfter(area, forward));
    return bar->value() != before;
}

} // namespace showdown::gui
