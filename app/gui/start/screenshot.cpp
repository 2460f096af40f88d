// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/screenshot.h"

#include "app/tables/readfile.h"
#include "app/tables/savefile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QTimer>
#include <QWidget>

#include <chrono>

namespace showdown::gui {
namespace {

constexpr std::chrono::seconds longestWait(10);

/// A nested layout settles only with the events after those of the outer one.
constexpr int nestedLayouts = 5;

/// Processes events until it is so, and those that are posted then.
void waitUntil(const std::function<bool()>& isSo)
{
    QTimer waking; // in case no event comes
    waking.start(std::chrono::milliseconds(20));
    const QDeadlineTimer deadline(longestWait);
    while (!isSo() && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    for (int round = 0; round < nestedLayouts; ++round)
        QCoreApplication::processEvents();
}

} // namespace

QImage screenshot(QWidget& window, QSize size, qreal scale, const std::function<bool()>& isAtRest)
{
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.resize(size);
    window.show();
    QCoreApplication::processEvents(); // layouts settle by posted events
    waitUntil(isAtRest);

    QImage picture(size * scale, QImage::Format_RGB32);
    if (picture.isNull())
        return picture;
    picture.setDevicePixelRatio(scale);
    picture.fill(window.palette().color(QPalette::Window));
    window.render(&picture);
    return picture;
}

QStringList pictureEndings()
{
    return {QStringLiteral("png"), QStringLiteral("jpg"), QStringLiteral("jpeg"),
            QStringLiteral("bmp")};
}

std::optional<narration::SaveFault> savePicture(const QImage& picture, const QString& path)
{
    if (tables::faultOfFile(path) == narration::FileFault::notFile)
        return narration::SaveFault::notFile; // opening a pipe waits for a reader
    const QString ending = QFileInfo(path).suffix();
    const QByteArray format = ending.isEmpty() ? QByteArray("png") : ending.toLatin1();
    QBuffer bytes;
    if (!bytes.open(QIODevice::WriteOnly) || !picture.save(&bytes, format.constData()))
        return narration::SaveFault::notWritable;
    return tables::saveFile(path, bytes.data());
}

} // namespace showdown::gui
