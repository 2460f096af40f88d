// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/windowcascade.h"

#include "app/tables/readfile.h"

#include <QDir>
#include <QLockFile>
#include <QPoint>
#include <QScreen>
#include <QWidget>

#include <initializer_list>

namespace showdown::gui {
namespace {

constexpr int mostPlaces = 8; ///< windows after these are where the first is
constexpr int offset = 32;    ///< about the height of a title, in pixels

bool isCovering(const QWidget& window)
{
    return window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen);
}

} // namespace

WindowCascade::WindowCascade(const QString& folder)
{
    QDir().mkpath(folder);
    for (int number = 0; number < mostPlaces; ++number) {
        const QString path = QDir(folder).filePath(QStringLiteral("window%1.lock").arg(number + 1));
        if (!tables::isLockSafe(path))
            continue;
        auto lock = std::make_unique<QLockFile>(path);
        lock->setStaleLockTime(0); // never stale, however long its program has run
        if (lock->tryLock(0)) {
            m_lock = std::move(lock);
            m_number = number;
            return;
        }
        if (lock->error() != QLockFile::LockFailedError)
            return; // locking is impossible there
    }
}

WindowCascade::~WindowCascade() = default;

QRect cascadedPlace(const QRect& place, int number, const QRect& room)
{
    const int way = number * offset;
    for (const QPoint by :
         {QPoint(way, way), QPoint(-way, way), QPoint(way, -way), QPoint(-way, -way)}) {
        if (room.contains(place.translated(by)))
            return place.translated(by);
    }
    return place;
}

CascadeMove moveToCascade(QWidget& window, int number)
{
    const bool isPlaced = window.testAttribute(Qt::WA_Moved); // else the desktop places it
    const QRect place = window.geometry();
    if (!isPlaced || !window.screen() || isCovering(window))
        return {place.topLeft(), place.topLeft()};
    const QRect there = cascadedPlace(place, number, window.screen()->availableGeometry());
    window.setGeometry(there);
    return {place.topLeft(), there.topLeft()};
}

void moveBack(QWidget& window, const CascadeMove& move)
{
    const QRect place = window.geometry();
    if (move.from != move.to && place.topLeft() == move.to && !isCovering(window))
        window.setGeometry({move.from, place.size()});
}

} // namespace showdown::gui
