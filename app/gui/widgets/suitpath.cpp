// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/suitpath.h"

#include "app/gui/widgets/svgpath.h"

namespace showdown::gui {
namespace {

QPainterPath starPoints()
{
    return svgPath(u"M0-50L12.93-17.8 47.55-15.45 20.92 6.8 29.39 40.45 0 22-29.39 40.45-20.92 "
                   u"6.8-47.55-15.45-12.93-17.8Z");
}

QPainterPath starStroke(qreal width)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setJoinStyle(Qt::RoundJoin);
    return stroker.createStroke(starPoints());
}

QPainterPath starFill()
{
    constexpr qreal tipWidth = 8;
    QPainterPath path = starPoints();
    path.addPath(starStroke(tipWidth));
    path.setFillRule(Qt::WindingFill);
    return path.simplified();
}

} // namespace

const QPainterPath& suitPath(Suit suit)
{
    static const QPainterPath hearts = svgPath(
        u"M0 45C-12 31-47 9-47-18C-47-35-35-44-23-44C-12-44-4-37 0-27C4-37 12-44 23-44C35-44 47-35 "
        u"47-18C47 9 12 31 0 45Z");
    static const QPainterPath diamonds =
        svgPath(u"M0-50C8-32 22-13 39 0C22 13 8 32 0 50C-8 32-22 13-39 0C-22-13-8-32 0-50Z");
    static const QPainterPath clubs = svgPath(
        u"M-3.5 22A23 23 0 1 1-15-9.5A22.5 22.5 0 1 1 15-9.5A23 23 0 1 1 3.5 22C4.5 33 9 42 "
        u"17 47L-17 47C-9 42-4.5 33-3.5 22Z");
    static const QPainterPath spades = svgPath(
        u"M0-47C9-32 45-9 45 15C45 29 35 37 24 37C15 37 8 32 3.5 25C4.5 34 9 42 17 47L-17 47C-9 "
        u"42-4.5 34-3.5 25C-8 32-15 37-24 37C-35 37-45 29-45 15C-45-9-9-32 0-47Z");
    switch (suit) {
    case Suit::hearts:
        return hearts;
    case Suit::diamonds:
        return diamonds;
    case Suit::clubs:
        return clubs;
    case Suit::spades:
        break;
    }
    return spades;
}

const QPainterPath& starPath()
{
    static const QPainterPath path = starFill();
    return path;
}

const QPainterPath& starOutlinePath()
{
    constexpr qreal lineWidth = 7.5;
    static const QPainterPath path = starStroke(lineWidth);
    return path;
}

} // namespace showdown::gui
