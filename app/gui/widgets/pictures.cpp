// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/pictures.h"

#include <QCache>
#include <QColor>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include <optional>

namespace showdown::gui {
namespace {

/// A picture in the form in which it is drawn.
struct PictureKey
{
    QString name;
    QRgb color = 0;
    std::optional<qreal> lineWidth; ///< if it differs from the file's

    bool operator==(const PictureKey&) const = default;
};

std::size_t qHash(const PictureKey& key, std::size_t seed = 0)
{
    return qHashMulti(seed, key.name, key.color, key.lineWidth.value_or(0));
}

/// Changes the number in the first `stroke-width="…"`, which is for the picture as a whole.
void setLineWidth(QByteArray& svg, qreal width)
{
    const QByteArray attribute = "stroke-width=\"";
    const qsizetype found = svg.indexOf(attribute);
    if (found < 0)
        return;
    const qsizetype start = found + attribute.size();
    svg.replace(start, svg.indexOf('"', start) - start, QByteArray::number(width));
}

QSvgRenderer* readPicture(const PictureKey& key)
{
    QFile file(QStringLiteral(":/%1.svg").arg(key.name));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("The picture %s is missing", qPrintable(key.name));
        return new QSvgRenderer;
    }
    QByteArray svg = file.readAll();
    svg.replace("currentColor", QColor(key.color).name().toLatin1());
    if (key.lineWidth)
        setLineWidth(svg, *key.lineWidth);
    auto* picture = new QSvgRenderer(svg);
    if (!picture->isValid())
        qWarning("The picture %s is broken", qPrintable(key.name));
    return picture;
}

void paintPicture(QPainter& painter, const PictureKey& key, const QRectF& area, const QColor& color)
{
    constexpr int mostPictures = 300;
    static QCache<PictureKey, QSvgRenderer> cache(mostPictures);
    QSvgRenderer* picture = cache.object(key);
    if (!picture) {
        picture = readPicture(key);
        if (!cache.insert(key, picture))
            return; // too costly to keep, so it was deleted
    }
    painter.save();
    painter.setOpacity(painter.opacity() * color.alphaF());
    picture->render(&painter, area);
    painter.restore();
}

} // namespace

void paintPicture(QPainter& painter, const QString& name, const QRectF& area, const QColor& color)
{
    paintPicture(painter, {name, color.rgb(), std::nullopt}, area, color);
}

void paintPicture(QPainter& painter, const QString& name, const QRectF& area, const QColor& color,
                  qreal lineWidth)
{
    paintPicture(painter, {name, color.rgb(), lineWidth}, area, color);
}

} // namespace showdown::gui
