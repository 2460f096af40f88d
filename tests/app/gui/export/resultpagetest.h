// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/export/resultpage.h"
#include "app/gui/export/sharedpage.h"

#include <QColor>
#include <QImage>
#include <QPainter>
#include <QString>

namespace showdown::tests {

/// The page of a result with other words.
inline gui::SharedPage sharedPage(const gui::ResultPage& page)
{
    return {QStringLiteral("A <title>"), QStringLiteral("what is on it"), QStringLiteral("hands"),
            page.size(), [page](QPainter& painter) { page.paint(painter); }};
}

/// The first place, from the corner of the page, where something is drawn outside of it; empty if
/// there is none.
inline QString inkOutside(const gui::ResultPage& page)
{
    constexpr int around = 40;
    const QRect inside(QPoint(around, around), page.size());
    QImage picture(page.size() + QSize(2 * around, 2 * around), QImage::Format_RGB32);
    picture.fill(Qt::red);
    QPainter painter(&picture);
    painter.translate(around, around);
    page.paint(painter);
    painter.end();
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (!inside.contains(x, y) && picture.pixelColor(x, y) != QColor(Qt::red))
                return QStringLiteral("%1, %2").arg(x - around).arg(y - around);
        }
    }
    return {};
}

/// The number of pixels of an area that are not white.
inline int inkIn(const QImage& picture, const QRect& area)
{
    int ink = 0;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x)
            ink += picture.pixelColor(x, y) == QColor(Qt::white) ? 0 : 1;
    }
    return ink;
}

} // namespace showdown::tests
