// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/screenshot.h"

#include "app/files/savefile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QWidget>

namespace showdown::gui {

QImage screenshot(QWidget& window, QSize size, qreal scale)
{
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.resize(size);
    window.show();
    QCoreApplication::processEvents(); // layouts settle by posted events

    QImage picture(size * scale, QImage::Format_RGB32);
    if (picture.isNull())
        return picture;
    picture.setDevicePixelRatio(scale);
    picture.fill(window.palette().color(QPalette::Window));
    window.render(&picture);
    return picture;
}

std::optional<narration::SaveFault> savePicture(const QImage& picture, const QString& path)
{
    QBuffer png;
    if (!png.open(QIODevice::WriteOnly) || !picture.save(&png, "PNG"))
        return narration::SaveFault::notWritable;
    return files::saveFile(path, png.data());
}

} // namespace showdown::gui
