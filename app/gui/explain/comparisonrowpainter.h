// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/rowgeometry.h"
#include "app/gui/explain/wrappedtext.h"

class QModelIndex;
class QPainter;

namespace showdown::gui {

struct Colors;

/// How one row of the tree of comparisons is laid out and drawn. A branch is a title with the
/// result at its end, or below it where both do not fit; a leaf is a sign, what was compared, and
/// with which values. The row begins at the leading edge of the tree.
class ComparisonRowPainter
{
public:
    /// @param nameWidth the widest name of a leaf: all values begin behind it
    ComparisonRowPainter(const QModelIndex& index, const RowGeometry& geometry, int nameWidth);

    /// How far a branch is set in, in pixels: by the sign that opens it.
    static int indentation(const RowGeometry& geometry);

    /// What names of leaves are measured in.
    static QFont nameFont(const RowGeometry& geometry);

    int height() const { return m_height; }

    void paint(QPainter& painter, const QRect& row, const Colors& colors,
               QStyle::State state) const;

private:
    void arrangeBranch();
    void arrangeLeaf();
    void paintSign(QPainter& painter, const QRect& row, const Colors& colors) const;
    void paintTexts(QPainter& painter, const QRect& row, const Colors& colors) const;

    const RowGeometry m_geometry;
    const bool m_isLeaf;
    const bool m_decides;
    const WrappedText m_name;
    const WrappedText m_result;
    QPoint m_namePlace, m_resultPlace; ///< of the corners at the leading edge
    int m_height = 0;
};

} // namespace showdown::gui
