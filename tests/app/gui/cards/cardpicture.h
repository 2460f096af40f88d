// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardpainter.h"

#include <QImage>
#include <QPainter>

namespace showdown::tests {

/// A picture of one card of 64 by 90 pixels on a plain background, with room around it.
class CardPicture
{
public:
    static constexpr int room = 32;

    explicit CardPicture(QRectF card = {room, room, 64, 90}, qreal ratio = 1)
        : m_card(card),
          m_image((card.size() + QSizeF(2 * room, 2 * room)).toSize() * ratio,
                  QImage::Format_ARGB32_Premultiplied)
    {
        m_image.setDevicePixelRatio(ratio);
        m_image.fill(ground());
    }

    static QColor ground() { return {0x10, 0xf0, 0x10}; } // no card has this green

    CardPicture& paint(const gui::CardPainter& painter, const gui::CardContent& content,
                       gui::CardStates states = {})
    {
        QPainter onImage(&m_image);
        painter.paint(onImage, m_card, content, states);
        return *this;
    }

    CardPicture& paintKey(const gui::CardPainter& painter, const gui::CardPainter::Key& key)
    {
        QPainter onImage(&m_image);
        painter.paintKey(onImage, m_card, key);
        return *this;
    }

    const QImage& image() const { return m_image; }

    /// How many device pixels of an area of the picture have a colour, allowing for the rounding of
    /// half-transparent ones.
    int count(const QColor& color, QRect area = {}) const
    {
        if (area.isNull())
            area = m_image.rect();
        int found = 0;
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x)
                found += isNear(m_image.pixelColor(x, y), color) ? 1 : 0;
        }
        return found;
    }

    /// How many pixels outside the card, or further away than `distance`, differ from the
    /// background.
    int paintedOutside(const QMarginsF& distance = {}) const
    {
        const QRectF inside = m_card.marginsAdded(distance);
        const qreal ratio = m_image.devicePixelRatio();
        int found = 0;
        for (int y = 0; y < m_image.height(); ++y) {
            for (int x = 0; x < m_image.width(); ++x) {
                const QPointF middle = QPointF(x + 0.5, y + 0.5) / ratio;
                if (!inside.contains(middle) && !isNear(m_image.pixelColor(x, y), ground()))
                    ++found;
            }
        }
        return found;
    }

    static bool isNear(const QColor& first, const QColor& second)
    {
        constexpr int rounding = 3;
        return qAbs(first.red() - second.red()) <= rounding
               && qAbs(first.green() - second.green()) <= rounding
               && qAbs(first.blue() - second.blue()) <= rounding;
    }

private:
    QRectF m_card;
    QImage m_image;
};

} // namespace showdown::tests
