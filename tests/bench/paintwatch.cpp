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

bool PaintWatch::finishPaint()
{
    constexpr int patience = 1000; // milliseconds
    QElapsedTimer timer;
    timer.start();
    int seen = 0;
    do {
        seen = m_paints;
        QCoreApplication::processEvents();
    } while (timer.elapsed() < patience && (m_paints == 0 || m_paints != seen));
    const bool hasPainted = m_paints > 0;
    m_paints = 0;
    return hasPainted;
}

bool PaintWatch::eventFilter(QObject* watched, QEvent* event)
{
    // The first paint of a window comes with its exposure, without an UpdateRequest.
    if (event->type() == QEvent::UpdateRequest || event->type() == QEvent::Paint)
        ++m_paints;
    return QObject::eventFilter(watched, event);
}

} // namespace showdown::bench
