// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/weekschart.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/tips.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double weekLabel = 11.5;

} // namespace

WeeksChart::WeeksChart(QWidget* parent) : CellMap(parent)
{
    setObjectName(QStringLiteral("weeksChart"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    onRetranslate(*this, [this] {
        setAccessibleName(tr("Questions of twelve weeks"));
        setTips(*this, tr("Right and wrong answers week by week"));
    });
}

void WeeksChart::setWeeks(const std::array<progress::Share, 12>& weeks, QDate day)
{
    m_weeks = weeks;
    m_day = day;
    const int most = std::ranges::max(weeks, {}, &progress::Share::asked).asked;
    m_top = most <= 10 ? 10 : (most + 19) / 20 * 20;
    beginAt(cellCount() - 1);
}

/// The number of the week in its year, or "today" for the current one.
QString WeeksChart::weekText(int cell) const
{
    const int back = cellCount() - 1 - cell;
    //: Under the column of the current week
    return back == 0 ? tr("today") : QString::number(m_day.addDays(qint64{-7} * back).weekNumber());
}

QString WeeksChart::cellName(int cell) const
{
    const progress::Share& share = m_weeks[static_cast<std::size_t>(cell)];
    const int back = cellCount() - 1 - cell;
    //: %1: the number of a week in its year
    const QString week = back == 0 ? tr("This week") : tr("Week %1").arg(weekText(cell));
    //: %1: "Week 44"; %2: how many questions; %3: how many of them were right
    return tr("%1: %2 questions, %3 right without a hint")
        .arg(week)
        .arg(share.asked)
        .arg(share.right);
}

/// The numbers of the axis stand before it, those of the weeks below; the last word may reach out.
QRect WeeksChart::plot() const
{
    const QFontMetrics metrics(designFont(font(), weekLabel));
    const int lead = metrics.horizontalAdvance(QString::number(m_top)) + scaled(10, font());
    return rect().adjusted(lead, scaled(8, font()), -scaled(14, font()),
                           -metrics.height() - scaled(8, font()));
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
    return {scaled(480, font()), scaled(210, font())};
}

void WeeksChart::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    const QRect area = plot();
    const auto yOf = [&](int value) { return area.bottom() - area.height() * value / m_top; };
    const auto mirrored = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    painter.setFont(designFont(font(), weekLabel));
    painter.setPen(colors.secondaryText);
    for (const int value : {0, m_top / 2, m_top}) {
        painter.fillRect(mirrored({area.left(), yOf(value), area.width(), 1}), colors.hairline);
        const int high = painter.fontMetrics().height();
        painter.drawText(
            mirrored({0, yOf(value) - high / 2, area.left() - scaled(6, font()), high}),
            QStyle::visualAlignment(layoutDirection(), Qt::AlignRight), QString::number(value));
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
