// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace showdown::bench {

/// Knows when a window has finished painting. A change asks the window for an UpdateRequest; while
/// the window handles it, it paints its backing store and flushes it to the platform. So a repaint
/// is finished when that event has been handled, and everything is painted when no further one
/// comes.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget& window);

    /// Handles events until the window has painted, has no further paint pending, and nothing is
    /// busy that would bring one. False if after a second it has not painted or something is busy.
    bool finishPaint(const std::function<bool()>& isBusy = {});

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int m_paints = 0;
};

} // namespace showdown::bench
