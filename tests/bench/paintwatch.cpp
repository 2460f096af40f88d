// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/bench/paintwatch.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QWidget>

namespace showdown::bench {

PaintWatch::PaintWatch(QWidget& window)
{
    window.installEventFilter(this);
}

bool PaintWatch::finishPaint(const std::function<bool()>& isBusy)
{
    constexpr int patience = 1000; // milliseconds
    const auto isAwaited = [&] { return m_paints == 0 || (isBusy && isBusy()); };
    QElapsedTimer timer;
    timer.start();
    int seen = 0;
    do {
        seen = m_paints;
        QCoreApplication::processEvents();
    } while (timer.elapsed() < patience && (isAwaited() || m_paints != seen));
    const bool isFinished = !isAwaited();
    m_paints = 0;
    return isFinished;
}

bool PaintWatch::eventFilter(QObject* watched, QEvent* event)
{
    // The first paint of a window comes with its exposure, without an UpdateRequest.
    if (event->type() == QEvent::UpdateRequest || event->type() == QEvent::Paint)
        ++m_paints;
    return QObject::eventFilter(watched, event);
}

} // namespace showdown::bench
