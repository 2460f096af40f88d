// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollBar>

class QScrollArea;

namespace showdown::gui {

/// A scroll bar that always takes its room, so that nothing moves when scrolling becomes necessary,
/// but is visible only then.
class QuietScrollBar : public QScrollBar
{
    Q_OBJECT

public:
    using QScrollBar::QScrollBar;

protected:
    void paintEvent(QPaintEvent* event) override;
    void sliderChange(SliderChange change) override;
};

/// Scrolls something by such a bar alone, without a frame, a ground or a tab stop of its own.
void scrollQuietly(QScrollArea& area, QWidget& inside);

/// Leaves the wheel to what scrolls around a field, unless the field has the focus, which the wheel
/// does not give it.
void leaveWheel(QWidget& field);

/// Scrolls as little as shows all of a part of what is inside, with this room around it; if there is
/// less room, its beginning. What is all in sight stays where it is.
void scrollTo(QScrollArea& area, const QRect& part, int around);

/// How far it is scrolled on the next page or the one before, as now if there is none. A next page
/// begins with what this one cuts, unless that is half as high as a page.
int pageAfter(const QScrollArea& area, bool forward);

/// Goes there; false if there is none.
bool turnPage(QScrollArea& area, bool forward);

} // namespace showdown::gui
