// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/weekschart.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double weeksHeight = 210;
constexpr double leastWeeksHeight = 130;
constexpr double weekLabel = 11.5;

} // namespace

WeeksChart::WeeksChart(QWidget* parent) : CellMap(parent)
{
    setObjectName(QStringLiteral("weeksChart"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    onRetranslate(*this, [this] {
        setAccessibleName(tr("Questions of twelve weeks"));
        setToolTip(tr("Right and wrong answers week by week"));
        setStatusTip(toolTip());
    });
}

void WeeksChart::setWeeks(const std::array<progress::Share, 12>& weeks, QDate day)
{
    m_weeks = weeks;
    m_day = day;
    beginAt(cellCount() - 1);
}

/// The number of the week in its year, or "today" for the current one.
QString WeeksChart::weekText(int cell) const
{
    const int back = cellCount() - 1 - cell;
    //: Under the column of the current week
    return back == 0 ? tr("today") : QString::number(m_day.addDays(-7 * back).weekNumber());
}

QString WeeksChart::cellName(int cell) const
{
    const progress::Share& share = m_weeks[static_cast<std::size_t>(cell)];
    const int back = cellCount() - 1 - cell;
    //: %1: the number of a week in its year
    const QString week = back == 0 ? tr("This week") : tr("Week %1").arg(weekText(cell));
    //: %1: "Week 44"; %2: how many questions; %3: how many of them were right
    return tr("%1: %2 questions, %3 right").arg(week).arg(share.asked).arg(share.right);
}

/// The numbers of the axis stand before it, those of the weeks below.
QRect WeeksChart::plot() const
{
    const QFontMetrics metrics(designFont(font(), weekLabel));
    const int lead = metrics.horizontalAdvance(QString::number(topValue())) + scaled(10, font());
    const QFontMetrics bold(designFont(font(), weekLabel, QFont::DemiBold));
    const int pitch = (width() - lead) / cellCount();
    const int end =
        std::max(0, (bold.horizontalAdvance(weekText(cellCount() - 1)) - pitch) / 2 + 2);
    return {lead, scaled(8, font()), width() - lead - end,
            height() - scaled(16, font()) - metrics.height()};
}

/// A round number that no column exceeds.
int WeeksChart::topValue() const
{
    int most = 1;
    for (const progress::Share& week : m_weeks)
        most = std::max(most, week.asked);
    for (const int top : {10, 20, 40, 60, 100, 200, 400}) {
        if (most <= top)
            return top;
    }
    return (most + 999) / 1000 * 1000;
}

QRect WeeksChart::cellRect(int cell) const
{
    const QRect all = plot();
    const int left = all.left() + cell * all.width() / cellCount();
    const int right = all.left() + (cell + 1) * all.width() / cellCount();
    return QStyle::visualRect(layoutDirection(), rect(), {left, 0, right - left, height()});
}

QSize WeeksChart::sizeHint() const
{
    return {scaled(480, font()), scaled(weeksHeight, font())};
}

QSize WeeksChart::minimumSizeHint() const
{
    return {scaled(300, font()), scaled(leastWeeksHeight, font())};
}

void WeeksChart::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    const QRect area = plot();
    const int top = topValue();
    const auto yOf = [&](int value) { return area.bottom() - area.height() * value / top; };
    const QFont label = designFont(font(), weekLabel);
    painter.setFont(label);
    const int lead = area.left() - scaled(6, font());
    for (const int value : {0, top / 2, top}) {
        painter.setPen(colors.hairline);
        const QRect line(area.left(), yOf(value), area.width(), 1);
        painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), line), colors.hairline);
        painter.setPen(colors.secondaryText);
        const QRect number(0, yOf(value) - QFontMetrics(label).height() / 2, lead,
                           QFontMetrics(label).height());
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), number),
                         QStyle::visualAlignment(layoutDirection(), Qt::AlignRight),
                         QString::number(value));
    }
    for (int cell = 0; cell < cellCount(); ++cell) {
        const progress::Share& week = m_weeks[static_cast<std::size_t>(cell)];
        const QRect place = cellRect(cell);
        const int wide = place.width() * 5 / 8;
        const int left = place.center().x() - wide / 2;
        const QRect right(left, yOf(week.right), wide, area.bottom() - yOf(week.right));
        painter.fillRect(right, colors.role(Role::winner));
        if (week.asked > week.right) {
            painter.setPen(QPen(colors.role(Role::step), colors.line(1.5), Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(left, yOf(week.asked), wide - 1, yOf(week.right) - yOf(week.asked));
        }
        const bool isNow = cell + 1 == cellCount();
        painter.setFont(designFont(font(), weekLabel, isNow ? QFont::DemiBold : QFont::Normal));
        painter.setPen(isNow ? colors.text : colors.secondaryText);
        painter.drawText(place.adjusted(-20, 0, 20, 0), Qt::AlignHCenter | Qt::AlignBottom,
                         weekText(cell));
        if (hasFocus() && currentCell() == cell) {
            painter.setPen(QPen(colors.role(Role::accent), colors.line(1.5)));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(place.adjusted(1, 1, -2, -2));
        }
    }
}

} // namespace showdown::gui
