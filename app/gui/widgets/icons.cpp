// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/icons.h"

#include "app/gui/theme/colors.h"
#include "app/gui/widgets/imagecache.h"
#include "app/gui/widgets/pictures.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QMetaEnum>
#include <QPainter>
#include <QPalette>
#include <QPixmap>

#include <algorithm>
#include <optional>

namespace showdown::gui {
namespace {

constexpr qreal gridSize = 24;

QString pictureOf(IconId id)
{
    const char* name = QMetaEnum::fromType<IconId>().valueToKey(static_cast<int>(id));
    return QStringLiteral("icons/") + QString::fromLatin1(name).toLower();
}

class DrawnIcon : public QIconEngine
{
public:
    DrawnIcon(IconId id, std::optional<Role> role) : m_id(id), m_role(role) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        paintIcon(*painter, m_id, rect, color(mode));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.scale(scale, scale);
        paintIcon(painter, m_id, QRectF(QPointF(), QSizeF(size) / scale), color(mode));
        return pixmap;
    }

    QIconEngine* clone() const override { return new DrawnIcon(*this); }

private:
    QColor color(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        if (mode == QIcon::Selected)
            return palette.color(QPalette::Active, QPalette::HighlightedText);
        if (m_role)
            return Colors::of(palette).role(*m_role);
        return palette.color(QPalette::Active, QPalette::ButtonText);
    }

    IconId m_id;
    std::optional<Role> m_role;
};

} // namespace

QIcon icon(IconId id)
{
    return QIcon(new DrawnIcon(id, std::nullopt));
}

QIcon icon(IconId id, Role role)
{
    return QIcon(new DrawnIcon(id, role));
}

void paintIcon(QPainter& painter, IconId id, const QRectF& area, const QColor& color,
               qreal lineWidth)
{
    const qreal size = std::min(area.width(), area.height());
    QRectF square(0, 0, size, size);
    square.moveCenter(area.center());
    const qreal width = lineWidth / std::min(1.0, size / gridSize);
    const QString picture = pictureOf(id);
    const QString description =
        QStringLiteral("%1 %2 %3").arg(picture).arg(color.rgba()).arg(width);
    paintThroughImage(painter, square.adjusted(-lineWidth, -lineWidth, lineWidth, lineWidth),
                      description,
                      [&](QPainter& onto) { paintPicture(onto, picture, square, color, width); });
}

} // namespace showdown::gui
