// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollBar>

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

} // namespace showdown::gui
