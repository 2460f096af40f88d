// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace showdown::tests {

/// A text as a widget paints it, in the coordinates of the widget.
struct PaintedText
{
    QString text;
    QRectF ink; ///< the letters alone
    bool isUnderlined = false;
};

/// What one widget paints, without its children: all texts, and whether it draws a frame around
/// itself.
class Painted : public QPaintDevice
{
public:
    explicit Painted(QWidget& widget) : m_engine(*this), m_rect(widget.rect())
    {
        widget.render(this, {}, widget.rect(), QWidget::DrawWindowBackground);
    }

    const std::vector<PaintedText>& texts() const { return m_texts; }

    /// The area inside the frame.
    const std::optional<QRectF>& inFrame() const { return m_inFrame; }

    QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        constexpr int dots = 96;
        switch (metric) {
        case PdmWidth:
            return m_rect.width();
        case PdmHeight:
            return m_rect.height();
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dots;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine
    {
    public:
        explicit Engine(Painted& painted) : QPaintEngine(AllFeatures), m_painted(painted) {}

        bool begin(QPaintDevice* /*device*/) override { return true; }
        bool end() override { return true; }
        Type type() const override { return User; }
        void updateState(const QPaintEngineState& /*state*/) override {}
        void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/,
                        const QRectF& /*from*/) override
        {}
        void drawPolygon(const QPointF* /*points*/, int /*count*/,
                         PolygonDrawMode /*mode*/) override
        {}

        void drawTextItem(const QPointF& place, const QTextItem& item) override
        {
            const QFontMetricsF metrics(item.font(), paintDevice());
            const QString text = item.text().trimmed();
            if (text.isEmpty())
                return;
            const QRectF ink = metrics.tightBoundingRect(item.text()).translated(place);
            const QTransform toDevice = painter()->combinedTransform();
            if (toDevice.type() > QTransform::TxTranslate)
                return; // lies on its side, as in charts
            m_painted.m_texts.push_back({text, toDevice.mapRect(ink), item.font().underline()});
        }

        void drawPath(const QPainterPath& path) override
        {
            const QPen pen = painter()->pen();
            if (pen.style() != Qt::NoPen && pen.color().alpha() > 0)
                m_painted.addFrame(painter()->combinedTransform().mapRect(path.boundingRect()),
                                   std::max(1.0, pen.widthF()));
        }

    private:
        Painted& m_painted;
    };

    void addFrame(const QRectF& drawn, double line)
    {
        constexpr double near = 2.5;
        const QRectF all(m_rect);
        if (std::abs(drawn.left() - all.left()) < near && std::abs(drawn.top() - all.top()) < near
            && std::abs(drawn.right() - all.right()) < near
            && std::abs(drawn.bottom() - all.bottom()) < near)
            m_inFrame = drawn.adjusted(line / 2, line / 2, -line / 2, -line / 2);
    }

    mutable Engine m_engine;
    QRect m_rect;
    std::vector<PaintedText> m_texts;
    std::optional<QRectF> m_inFrame;
};

} // namespace showdown::tests
