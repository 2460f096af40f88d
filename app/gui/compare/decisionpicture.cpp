// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/decisionpicture.h"

#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/paintedtext.h"

#include <QPainter>

#include <algorithm>

namespace showdown::gui {

namespace {

constexpr double ringReach = 3; ///< of a ring beyond its card
constexpr double lineWidth = 2;
constexpr double sideInset = 6;  ///< of a line that runs past a panel, from its edge
constexpr double sideOutset = 4; ///< of one beside a panel, whose cards reach to its edge
constexpr double pillHeight = 20;
constexpr double compactPillHeight = 18;
constexpr double pillPadding = 7.5;
constexpr double closePillPadding = 4;
constexpr double smallestPill = 9.5;
constexpr double discRadius = 8.5;

} // namespace

const HandPlace* DecisionPicture::placeOf(int player) const
{
    const auto index = static_cast<std::size_t>(player) - 1;
    return index < places.size() ? &places[index] : nullptr;
}

bool DecisionPicture::canDraw(const DecisionMarks::Join& join) const
{
    const auto hasCards = [this](int player) {
        const HandPlace* place = placeOf(player);
        return place && !place->cards.empty();
    };
    return hasCards(join.upper) && hasCards(join.lower);
}

bool DecisionPicture::needsDetour(const DecisionMarks::Join& join) const
{
    return detoursAlways || join.lower - join.upper > 1;
}

int DecisionPicture::columnX(const HandPlace& place, int column) const
{
    return place.cards[static_cast<std::size_t>(column)].center().x() + 1;
}

/// The line from the card of the upper hand to that of the lower one: straight down if nothing is
/// in the way, else along the far side of the obstacle.
QPolygon DecisionPicture::route(const DecisionMarks::Join& join) const
{
    const HandPlace& upper = *placeOf(join.upper);
    const HandPlace& lower = *placeOf(join.lower);
    const int reach = scaled(ringReach, font);
    const int column = join.column.value_or(2);
    const QPoint start(columnX(upper, column), upper.cards.front().bottom() + 1 + reach);
    const QPoint end(columnX(lower, column), lower.cards.front().top() - reach);
    if (!needsDetour(join))
        return QPolygon({start, end});
    const HandPlace& below = *placeOf(join.upper + 1);
    const HandPlace& above = *placeOf(join.lower - 1);
    const int inset = detoursAlways ? -scaled(sideOutset, font) : scaled(sideInset, font);
    const int side =
        direction == Qt::LeftToRight ? lower.panel.right() + 1 - inset : lower.panel.left() + inset;
    const int out = (upper.panel.bottom() + 1 + below.panel.top()) / 2;
    const int back =
        detoursAlways ? end.y() - 2 * reach : (above.panel.bottom() + 1 + lower.panel.top()) / 2;
    return QPolygon({start, {start.x(), out}, {side, out}, {side, back}, {end.x(), back}, end});
}

/// The pill between the panels, under its column, where the line goes. Words that would leave the column of the working
/// hands are set closer and smaller.
DecisionPicture::Pill DecisionPicture::pillOf(const DecisionMarks::Join& join) const
{
    const HandPlace& lower = *placeOf(join.lower);
    const HandPlace& above = *placeOf(detoursAlways ? join.upper : join.lower - 1);
    const auto fitted = [&](double size, double padding) {
        Pill pill{{}, designFont(font, size, QFont::Bold)};
        const QFontMetrics metrics(pill.font);
        pill.rect.setSize({metrics.horizontalAdvance(join.label) + scaled(2 * padding, font) + 1,
                           std::max(scaled(isCompact ? compactPillHeight : pillHeight, font),
                                    metrics.height() + 2)});
        return pill;
    };
    double size = isCompact ? 11 : 11.5;
    Pill pill = fitted(size, pillPadding);
    while (pill.rect.width() > lower.room.width() && size > smallestPill) {
        size -= 0.5;
        pill = fitted(size, closePillPadding);
    }
    const QRect cards = lower.cards.front().united(lower.cards.back());
    const int reach = scaled(2, font);
    QRect bounds = cards.adjusted(-reach, 0, reach, 0);
    if (pill.rect.width() > bounds.width())
        bounds = lower.room;
    const HandPlace& below = *placeOf(detoursAlways ? join.upper + 1 : join.lower);
    const int gap = below.panel.top() - above.panel.bottom() - 1;
    const int middle = above.panel.bottom() + (detoursAlways ? gap / 2 + 1 : 0);
    pill.rect.moveCenter({join.column ? columnX(lower, *join.column) : cards.center().x() + 1, 0});
    pill.rect.moveTop(middle - pill.rect.height() / 2);
    if (pill.rect.right() > bounds.right())
        pill.rect.moveRight(bounds.right());
    if (pill.rect.left() < bounds.left())
        pill.rect.moveLeft(bounds.left());
    return pill;
}

QRect DecisionPicture::pillRect(const DecisionMarks::Join& join) const
{
    return canDraw(join) && !join.tie ? pillOf(join).rect : QRect();
}

void DecisionPicture::paintLines(QPainter& painter, const QRect& area, const Colors& colors) const
{
    for (const DecisionMarks::Join& join : marks.joins) {
        if (canDraw(join) && (join.column || join.lower - join.upper > 1))
            paintLine(painter, join, area, colors.role(join.tie ? Role::tie : Role::step));
    }
}

void DecisionPicture::paintSigns(QPainter& painter, const Colors& colors) const
{
    for (const DecisionMarks::Join& join : marks.joins) {
        if (!canDraw(join))
            continue;
        if (join.tie)
            paintEqualSigns(painter, join, colors);
        else
            paintPill(painter, join, colors);
    }
}

void DecisionPicture::paintLine(QPainter& painter, const DecisionMarks::Join& join,
                                const QRect& area, const QColor& color) const
{
    const int apart = scaled(4, font); // from names of brackets
    QRegion open(area);
    for (const HandPlace& place : places) {
        for (const QRect& label : place.labels)
            open -= label.adjusted(-apart, 1, apart, -1);
    }
    painter.save();
    painter.setClipRegion(open);
    QPen pen(color, scaled(lineWidth, font), Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setDashPattern({1.5, 1.5});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(route(join));
    painter.restore();
}

void DecisionPicture::paintPill(QPainter& painter, const DecisionMarks::Join& join,
                                const Colors& colors) const
{
    const auto [pill, pillFont] = pillOf(join);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.role(Role::step));
    painter.drawRoundedRect(pill, pill.height() / 2.0, pill.height() / 2.0);
    painter.setPen(colors.onRole);
    painter.setFont(pillFont);
    paintText(painter, pill, Qt::AlignCenter, join.label);
}

void DecisionPicture::paintEqualSigns(QPainter& painter, const DecisionMarks::Join& join,
                                      const Colors& colors) const
{
    const HandPlace& lower = *placeOf(join.lower);
    const HandPlace& above = *placeOf(join.lower - 1);
    const double scale = uiScale(font);
    const double y = (above.panel.bottom() + 1 + lower.panel.top()) / 2.0;
    for (int column = 0; column < static_cast<int>(lower.cards.size()); ++column) {
        const QPointF center(columnX(lower, column), y);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.role(Role::tie));
        painter.drawEllipse(center, discRadius * scale, discRadius * scale);
        painter.setPen(QPen(colors.onRole, 1.8 * scale));
        for (const double dy : {-2.0, 2.0})
            painter.drawLine(center + QPointF(-4, dy) * scale, center + QPointF(4, dy) * scale);
    }
}

} // namespace showdown::gui
