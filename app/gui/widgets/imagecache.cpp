// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/imagecache.h"

#include <QCache>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QTransform>

#include <array>

namespace showdown::gui {
namespace {

struct ImageKey
{
    QString description;
    /// The area in device pixels, relative to the pixel in which it begins, and the scale. Not a
    /// QRectF, as rectangles that are nearly equal compare as equal, while their hashes differ.
    std::array<qreal, 5> numbers;

    bool operator==(const ImageKey&) const = default;
};

ImageKey imageKey(const QString& description, const QRectF& area, qreal scale)
{
    return {description, {area.x(), area.y(), area.width(), area.height(), scale}};
}

std::size_t qHash(const ImageKey& key, std::size_t seed = 0)
{
    return qHashMulti(seed, key.description, qHashRange(key.numbers.begin(), key.numbers.end()));
}

/// The images of the program; the least recently used ones make room for new ones.
QCache<ImageKey, QImage>& imageCache()
{
    constexpr qsizetype largest = 24576; // KiB; a window full of cards takes 1 to 8 MiB
    static QCache<ImageKey, QImage> cache(largest);
    return cache;
}

/// True if one pixel of an image can be one pixel of the device; an image of a ratio below 1 would be
/// cut off.
bool hasPixels(const QPainter& painter)
{
    const QTransform& device = painter.deviceTransform();
    return painter.paintEngine()->type() == QPaintEngine::Raster
           && device.type() <= QTransform::TxScale && device.m11() >= 1
           && qFuzzyCompare(device.m11(), device.m22());
}

/// The drawing as an image of these pixels of the painter's device.
QImage drawnImage(const QPainter& painter, const QRect& pixels,
                  const std::function<void(QPainter&)>& draw)
{
    const QTransform& device = painter.deviceTransform();
    QImage image(pixels.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    image.setDevicePixelRatio(device.m11()); // for painters on layers of their own
    QPainter onImage(&image);
    onImage.translate((QPointF(device.dx(), device.dy()) - pixels.topLeft()) / device.m11());
    onImage.setRenderHints(painter.renderHints());
    draw(onImage);
    onImage.end();
    image.setDevicePixelRatio(1);
    return image.copy(); // without the engine that painted it, which may take more than its pixels
}

} // namespace

void paintThroughImage(QPainter& painter, const QRectF& area, const QString& description,
                       const std::function<void(QPainter&)>& draw)
{
    if (!hasPixels(painter)) {
        draw(painter);
        return;
    }
    const QTransform device = painter.deviceTransform();
    const QRectF place = device.mapRect(area);
    const QRect pixels = place.toAlignedRect();
    if (pixels.isEmpty()) // an image without pixels cannot be painted on
        return;
    const ImageKey key = imageKey(description, place.translated(-pixels.topLeft()), device.m11());

    QImage image;
    if (const QImage* known = imageCache().object(key)) {
        image = *known;
    } else {
        constexpr qsizetype unit = 1024;
        image = drawnImage(painter, pixels, draw);
        imageCache().insert(key, new QImage(image), image.sizeInBytes() / unit + 1);
    }
    painter.save();
    const QTransform toPixels = QTransform::fromTranslate(pixels.left(), pixels.top());
    painter.setWorldTransform(toPixels * device.inverted() * painter.worldTransform());
    painter.drawImage(QPointF(), image);
    painter.restore();
}

} // namespace showdown::gui
