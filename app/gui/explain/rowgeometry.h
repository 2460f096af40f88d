// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/scale.h"
#include "app/gui/widgets/textsize.h"

#include <QAbstractItemView>
#include <QFont>
#include <QRect>
#include <QStyle>

namespace showdown::gui {

/// What the rows of a list that is drawn by hand measure. Places count from the leading edge of a
/// row and from its top; lengths are those of the design at the size of the font.
struct RowGeometry
{
    QFont font; ///< of the view
    Qt::LayoutDirection direction = Qt::LeftToRight;
    int width = 0;
    bool isCompact = false;

    static RowGeometry of(const QAbstractItemView& view, bool isCompact)
    {
        return {view.font(), view.layoutDirection(), view.viewport()->width(), isCompact};
    }

    /// The same rows in another width.
    RowGeometry withWidth(int pixels) const
    {
        RowGeometry result = *this;
        result.width = pixels;
        return result;
    }

    int px(double length) const { return scaled(length, font); }

    /// A place in a row, in the coordinates that the row is given in.
    QRect at(const QRect& row, const QRect& place) const
    {
        return QStyle::visualRect(direction, row, place.translated(row.topLeft()));
    }

    /// The font of the view for text that the design gives this size, where body text is 13.
    QFont sized(double size, QFont::Weight weight = QFont::Normal) const
    {
        QFont result = resized(font, size / 13);
        result.setWeight(weight);
        return result;
    }
};

} // namespace showdown::gui
