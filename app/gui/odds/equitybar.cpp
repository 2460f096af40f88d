// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/equitybar.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>

namespace showdown::gui {
namespace {

constexpr double trackHeight = 20;
constexpr double trackRadius = 4;
constexpr double tickHeight = 5;
constexpr double quarterSize = 11; ///< of the words under the ticks
constexpr double narrowest = 60;
constexpr double usualWidth = 318;
constexpr std::array<int, 3> quarters{25, 50, 75};

/// The bar as a progress bar: its number as a value, its sentence as text.
class EquityBarAccess : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit EquityBarAccess(EquityBar& bar)
        : QAccessibleWidget(&bar, QAccessible::ProgressBar), m_bar(bar)
    {}

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QString text(QAccessible::Text kind) const override
    {
        const QString own = QAccessibleWidget::text(kind);
        const bool isSaid =
            kind == QAccessible::Value || (kind == QAccessible::Name && own.isEmpty());
        return isSaid ? m_bar.valueText() : own;
    }

    QVariant currentValue() const override { return 100 * m_bar.win(); }
    void setCurrentValue(const QVariant& /*value*/) override {}
    QVariant maximumValue() const override { return 100.0; }
    QVariant minimumValue() const override { return 0.0; }
    QVariant minimumStepSize() const override { return 0.1; }

private:
    EquityBar& m_bar;
};

QAccessibleInterface* equityBarInterface(const QString& /*className*/, QObject* object)
{
    auto* bar = qobject_cast<EquityBar*>(object);
    return bar ? new EquityBarAccess(*bar) : nullptr;
}

/// The area from one fraction of a track to another, counted from the leading end.
QRectF partOf(const QRectF& track, double from, double to, Qt::LayoutDirection direction)
{
    const qreal start = from * track.width();
    const qreal end = to * track.width();
    const qreal left = direction == Qt::RightToLeft ? track.right() - end : track.left() + start;
    return {left, track.top(), end - start, track.height()};
}

QPainterPath pathOf(const QRectF& area)
{
    QPainterPath path;
    path.addRect(area);
    return path;
}

/// Slanted lines in an area, thick enough to be recognizable as lines.
void paintStripes(QPainter& painter, const QPainterPath& within, const QRectF& area,
                  const QColor& color, qreal unit)
{
    const qreal thick = 1.6 * unit * 1.4; // along the edge, of a line at 45 degrees
    const qreal step = 5 * unit;
    const QPainterPath field = within.intersected(pathOf(area));
    const int count = static_cast<int>(std::ceil((area.width() + area.height()) / step));
    QPainterPath stripes;
    for (int line = 0; line < count; ++line) {
        const qreal x = area.left() - area.height() + line * step;
        QPainterPath stripe;
        stripe.addPolygon(QPolygonF({{x, area.bottom()},
                                     {x + thick, area.bottom()},
                                     {x + thick + area.height(), area.top()},
                                     {x + area.height(), area.top()}}));
        stripe.closeSubpath();
        stripes.addPath(stripe.intersected(field));
    }
    painter.fillPath(stripes, color);
}

} // namespace

QColor inkOf(EquityOwner owner, const Colors& colors)
{
    switch (owner) {
    case EquityOwner::withOuts:
        return colors.role(Role::accent);
    case EquityOwner::ahead:
        return colors.role(Role::winner);
    case EquityOwner::other:
        break;
    }
    return colors.secondaryText;
}

EquityBar::EquityBar(QWidget* parent) : QWidget(parent)
{
    QAccessible::installFactory(equityBarInterface); // ignored if installed already
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void EquityBar::setShares(double win, double tie)
{
    win = std::clamp(win, 0.0, 1.0);
    tie = std::clamp(tie, 0.0, 1 - win);
    if (win == m_win && tie == m_tie)
        return;
    m_win = win;
    m_tie = tie;
    update();
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(this, 100 * win);
        QAccessible::updateAccessibility(&event);
    }
}

void EquityBar::setOwner(EquityOwner owner)
{
    m_owner = owner;
    update();
}

void EquityBar::setEstimate(bool isEstimate)
{
    m_isEstimate = isEstimate;
    update();
}

void EquityBar::setValueText(const QString& text)
{
    if (text == m_valueText)
        return;
    m_valueText = text;
    if (QAccessible::isActive()) {
        QAccessibleEvent event(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
}

QSize EquityBar::sizeHint() const
{
    const int words = QFontMetrics(designFont(font(), quarterSize)).height();
    return {scaled(usualWidth, font()), scaled(trackHeight + tickHeight, font()) + words};
}

QSize EquityBar::minimumSizeHint() const
{
    return {scaled(narrowest, font()), sizeHint().height()};
}

void EquityBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

QRectF EquityBar::track() const
{
    return {0, 0, qreal(width()), qreal(scaled(trackHeight, font()))};
}

void paintEquity(QPainter& painter, const QRectF& track, const EquityShares& shares,
                 EquityOwner owner, const Colors& colors, double unit,
                 Qt::LayoutDirection direction)
{
    const QColor color = inkOf(owner, colors);
    QPainterPath shape;
    shape.addRoundedRect(track, trackRadius * unit, trackRadius * unit);
    QColor ground = colors.isHighContrast ? colors.window : colors.hairline;
    if (!colors.isHighContrast && !colors.isDark)
        ground.setAlphaF(0.7F);
    painter.fillPath(shape, ground);
    const auto part = [&](double from, double to) { return partOf(track, from, to, direction); };
    const double end = shares.win + shares.tie;
    painter.fillPath(shape.intersected(pathOf(part(0, shares.win))), color);
    if (shares.tie > 0) {
        paintStripes(painter, shape, part(shares.win, end), color, unit);
        const QRectF here = part(end, end).adjusted(-unit, 0, unit, 0);
        painter.fillPath(shape.intersected(pathOf(here)), color);
    }
    if (shares.isEstimate) {
        // a strip of the background and a broken line: its end is not known yet
        const double strip = 4 * unit / std::max(1.0, track.width());
        painter.fillPath(shape.intersected(pathOf(part(std::max(0.0, end - strip), end))),
                         colors.isHighContrast ? colors.window : colors.base);
        const QRectF here = part(end, end);
        painter.setPen(QPen(color, 2 * unit, Qt::DotLine, Qt::FlatCap));
        painter.drawLine(here.topLeft(), here.bottomLeft());
    }
    if (!colors.isHighContrast)
        return; // else the background is the window's
    const qreal half = colors.line(1) / 2;
    painter.setPen(QPen(colors.outline, 2 * half));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(track.adjusted(half, half, -half, -half), trackRadius * unit,
                            trackRadius * unit);
}

void EquityBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintEquity(painter, track(), {m_win, m_tie, m_isEstimate}, m_owner, Colors::of(palette()),
                uiScale(font()), layoutDirection());
    paintQuarters(painter);
}

void EquityBar::paintQuarters(QPainter& painter) const
{
    const Colors colors = Colors::of(palette());
    const qreal top = track().bottom();
    const int tick = scaled(tickHeight, font());
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setLayoutDirection(Qt::LeftToRight); // for the words only
    painter.setFont(designFont(font(), quarterSize));
    const int height = painter.fontMetrics().height();
    for (const int quarter : quarters) {
        const qreal x = partOf(track(), quarter / 100.0, quarter / 100.0, layoutDirection()).left();
        painter.setPen(QPen(colors.outline, colors.line(1)));
        painter.drawLine(QPointF(x, top), QPointF(x, top + tick - 1));
        //: Under a bar from 0 to 100 percent
        const QString words = tr("%1 %").arg(quarter);
        const int room = width() / 4;
        if (painter.fontMetrics().horizontalAdvance(words) >= room && quarter != 50)
            continue;
        painter.setPen(colors.secondaryText);
        painter.drawText(QRectF(x - room / 2.0, top + tick, room, height),
                         Qt::AlignCenter | Qt::TextDontClip, words);
    }
}

} // namespace showdown::gui
