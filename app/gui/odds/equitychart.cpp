// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/equitychart.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/numberdisc.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace showdown::gui {
namespace {

constexpr double chartHeight = 110;
constexpr double chartWidth = 320;
constexpr double narrowestChart = 160;
constexpr double discSize = 16;
constexpr double labelSize = 11;
constexpr double axisGap = 6;
constexpr std::array<int, 3> gridLines{0, 50, 100};

class EquityChartAccess : public QAccessibleWidget
{
public:
    explicit EquityChartAccess(QWidget& chart) : QAccessibleWidget(&chart, QAccessible::Chart) {}
};

QAccessibleInterface* equityChartInterface(const QString& /*className*/, QObject* object)
{
    auto* chart = qobject_cast<EquityChart*>(object);
    return chart ? new EquityChartAccess(*chart) : nullptr;
}

/// The colour and the dashes of a player's line; the number in the discs identifies the player too.
QPen penOf(const EquityLine& line, const Colors& colors, qreal width)
{
    constexpr std::array<Qt::PenStyle, 3> styles{Qt::SolidLine, Qt::DashLine, Qt::DotLine};
    const auto which = static_cast<std::size_t>(std::max(0, line.player - 1) % 3);
    return {inkOf(line.owner, colors), width, styles[which], Qt::FlatCap, Qt::RoundJoin};
}

//: Beside the axis of a chart from 0 to 100 percent
QString percentText(int percent)
{
    return EquityChart::tr("%1 %").arg(percent);
}

} // namespace

EquityChart::EquityChart(QWidget* parent) : QWidget(parent)
{
    QAccessible::installFactory(equityChartInterface); // ignored if installed already
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void EquityChart::setEquities(const QStringList& streets, const std::vector<EquityLine>& lines)
{
    if (streets == m_streets && lines == m_lines)
        return;
    m_streets = streets;
    m_lines = lines;
    update();
}

void EquityChart::setDescription(const QString& description)
{
    setAccessibleDescription(description);
}

QSize EquityChart::sizeHint() const
{
    return {scaled(chartWidth, font()), scaled(chartHeight, font())};
}

QSize EquityChart::minimumSizeHint() const
{
    return {scaled(narrowestChart, font()), scaled(chartHeight, font())};
}

void EquityChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

/// The area of the lines: beside the words of one axis and above those of the other.
QRectF EquityChart::plot() const
{
    const QFontMetrics words(designFont(font(), labelSize));
    const qreal half = scaled(discSize, font()) / 2.0;
    const qreal beside = words.horizontalAdvance(percentText(100)) + scaled(axisGap, font());
    QRectF area = QRectF(rect()).adjusted(beside, half, 0, -half - words.height());
    if (isRightToLeft())
        area.moveLeft(0);
    return area;
}

/// The distance between two streets.
qreal EquityChart::pitch() const
{
    return plot().width() / std::max(1, streetCount());
}

qreal EquityChart::xOf(int street) const
{
    const QRectF area = plot();
    const qreal along = (street + 0.5) * pitch();
    return isRightToLeft() ? area.right() - along : area.left() + along;
}

qreal EquityChart::yOf(double share) const
{
    return plot().bottom() - std::clamp(share, 0.0, 1.0) * plot().height();
}

std::vector<std::vector<EquityChart::Point>> EquityChart::points() const
{
    std::vector<std::vector<Point>> all;
    for (const EquityLine& line : m_lines) {
        std::vector<Point> points;
        const auto streets =
            std::min(line.shares.size(), static_cast<std::size_t>(m_streets.size()));
        for (std::size_t street = 0; street < streets; ++street) {
            if (!line.shares[street])
                continue;
            const int number = static_cast<int>(street);
            const QPointF center(xOf(number), yOf(*line.shares[street]));
            points.push_back({line.player, number, center, center});
        }
        all.push_back(std::move(points));
    }
    spread(all);
    return all;
}

/// Moves discs of one street apart that would cover each other, in the order of the players.
void EquityChart::spread(std::vector<std::vector<Point>>& points) const
{
    const qreal size = scaled(discSize, font());
    for (int street = 0; street < streetCount(); ++street) {
        std::vector<Point*> discs; // from the top
        for (std::vector<Point>& line : points) {
            for (Point& point : line) {
                if (point.street == street)
                    discs.push_back(&point);
            }
        }
        std::ranges::stable_sort(discs, {}, [](const Point* point) { return point->disc.y(); });
        std::vector<Point*> together;
        for (Point* disc : discs) {
            if (!together.empty() && disc->disc.y() - together.back()->disc.y() >= size) {
                spread(together);
                together.clear();
            }
            together.push_back(disc);
        }
        spread(together);
    }
}

/// Puts discs side by side around their places, inside the chart.
void EquityChart::spread(std::vector<Point*>& together) const
{
    std::ranges::sort(together, {}, &Point::player);
    const qreal size = scaled(discSize, font());
    const qreal half = size * static_cast<qreal>(together.size()) / 2;
    for (std::size_t i = 0; i < together.size(); ++i) {
        const qreal middle =
            std::clamp(together[i]->center.x(), half, std::max(half, width() - half));
        const qreal aside = (static_cast<qreal>(i) + 0.5) * size - half;
        together[i]->disc.setX(middle + (isRightToLeft() ? -aside : aside));
    }
}

void EquityChart::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter);
    const std::vector<std::vector<Point>> all = points();
    const qreal width = colors.line(2 * uiScale(font()));
    for (std::size_t line = 0; line < all.size(); ++line) {
        QPolygonF path;
        for (const Point& point : all[line])
            path << point.center;
        painter.setPen(penOf(m_lines[line], colors, width));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(path);
    }
    const int size = scaled(discSize, font());
    for (std::size_t line = 0; line < all.size(); ++line) {
        for (const Point& point : all[line]) {
            const QRectF disc(point.disc - QPointF(size, size) / 2, QSizeF(size, size));
            const QColor ground = penOf(m_lines[line], colors, 1).color();
            paintNumberDisc(painter, disc.toRect(), m_lines[line].player, ground, colors.onRole,
                            resized(font(), discSize / NumberDisc::size));
        }
    }
}

void EquityChart::paintAxes(QPainter& painter) const
{
    const Colors colors = Colors::of(palette());
    const QRectF area = plot();
    painter.setFont(designFont(font(), labelSize));
    const int height = painter.fontMetrics().height();
    const qreal gap = scaled(axisGap, font());
    painter.setLayoutDirection(Qt::LeftToRight); // for the numbers only
    for (const int percent : gridLines) {
        const qreal y = std::round(yOf(percent / 100.0)) + 0.5;
        painter.setPen(QPen(percent == 0 ? colors.outline : colors.hairline, colors.line(1)));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(colors.secondaryText);
        const qreal outside = isRightToLeft() ? area.right() + gap : 0;
        const qreal room = isRightToLeft() ? this->width() - outside : area.left() - gap;
        const auto side = isRightToLeft() ? Qt::AlignLeft : Qt::AlignRight;
        painter.drawText(QRectF(outside, y - height / 2.0, room, height),
                         side | Qt::AlignVCenter | Qt::TextDontClip, percentText(percent));
    }
    painter.setLayoutDirection(layoutDirection());
    const qreal below = area.bottom() + scaled(discSize, font()) / 2.0;
    for (int street = 0; street < streetCount(); ++street) {
        const QString words = painter.fontMetrics().elidedText(m_streets[street], Qt::ElideRight,
                                                               static_cast<int>(pitch()) - 2);
        painter.drawText(QRectF(xOf(street) - pitch() / 2, below, pitch(), height), Qt::AlignCenter,
                         words);
    }
}

} // namespace showdown::gui
