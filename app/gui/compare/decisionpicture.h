// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/decisionmarks.h"
#include "app/gui/theme/colors.h"

#include <QFont>
#include <QPolygon>
#include <QRect>

#include <vector>

class QPainter;

namespace showdown::gui {

/// The places of one player's panel and working hand, in the coordinates of the target.
struct HandPlace
{
    QRect panel;
    QRect room;                ///< the width available to a pill over this panel
    std::vector<QRect> cards;  ///< of the working hand; empty without one
    std::vector<QRect> labels; ///< that no line crosses
};

/// The picture drawn over and between the panels: the line that joins the two deciding cards with
/// its pill, and equal signs after a tie.
struct DecisionPicture
{
    DecisionMarks marks;
    std::vector<HandPlace> places; ///< one for each player, in order
    QFont font;                    ///< of the view
    Qt::LayoutDirection direction = Qt::LeftToRight;
    bool isCompact = false;     ///< with smaller pills
    bool detoursAlways = false; ///< lines run past the cards of the lower hand

    /// The area of the pill of a join; empty if it has none.
    QRect pillRect(const DecisionMarks::Join& join) const;

    /// Draws the lines, none of which leaves the area or, if the painter can clip, crosses a name.
    void paintLines(QPainter& painter, const QRect& area, const Colors& colors) const;

    /// Draws pills and equal signs, over the lines.
    void paintSigns(QPainter& painter, const Colors& colors) const;

private:
    struct Pill
    {
        QRect rect;
        QFont font;
    };

    const HandPlace* placeOf(int player) const;
    bool canDraw(const DecisionMarks::Join& join) const;
    int columnX(const HandPlace& place, int column) const;
    QPolygon route(const DecisionMarks::Join& join) const;
    bool needsDetour(const DecisionMarks::Join& join) const;
    void paintLine(QPainter& painter, const DecisionMarks::Join& join, const QRect& area,
                   const QColor& color) const;
    void paintPill(QPainter& painter, const DecisionMarks::Join& join, const Colors& colors) const;
    void paintEqualSigns(QPainter& painter, const DecisionMarks::Join& join,
                         const Colors& colors) const;
    Pill pillOf(const DecisionMarks::Join& join) const;
};

} // namespace showdown::gui
