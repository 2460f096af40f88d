// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"

#include <QFont>
#include <QStyledItemDelegate>

#include <optional>

class QAbstractItemView;

namespace showdown::gui {

/// What all rows of a view have in common.
struct RowLook
{
    QFont font; ///< of the view
    Qt::LayoutDirection direction = Qt::LeftToRight;
    Colors colors;
    int width = 0;
    bool isCompact = false; ///< for a small window

    /// A length of the design in pixels at the size of the font.
    int px(double length) const;

    /// The font of the view for text that the design gives this size, where body text is 13.
    QFont sized(double size, QFont::Weight weight = QFont::Normal) const;
};

/// A text of a row, in as many lines as it needs.
struct RowText
{
    QString text;
    QFont font;
    QColor ink;
};

/// The sign at the start of a row.
struct RowSign
{
    std::optional<IconId> icon; ///< nothing: a triangle that points along the row
    QColor ink;
    QColor disc;    ///< behind the icon; invalid where there is none
    int centre = 0; ///< how far behind the leading edge
    int size = 0;
};

/// What one row shows. Lengths are in pixels and count from the leading edge, which is the right
/// one in a mirrored layout. Nothing is cut off: what does not fit takes another line.
struct PaintedRow
{
    RowText name;
    RowText detail; ///< beside the name, or below it
    RowText result; ///< at the end of the line of the name, or below it where both do not fit
    bool hasDetailBelow = false;
    std::optional<RowSign> sign;

    int start = 0;  ///< where the texts begin
    int gap = 0;    ///< the least between two texts in a line
    int end = 0;    ///< free behind the texts
    int column = 0; ///< how wide the row would have the names of all rows with a detail beside them
    int leastHeight = 0;
    int leastMargin = 0; ///< above and below the texts

    std::optional<Role> frame; ///< the row lies on the colour of a role
    bool isBanded = false;     ///< the row lies on the colour of every other row
    int frameStart = 0;        ///< how far behind the leading edge
    int frameEnd = 0;          ///< how far before the other edge
};

/// How wide a text in one line is, in whole pixels that it never exceeds.
int lineWidth(const QString& text, const QFont& font);

/// Draws the rows of a list or tree, each over the whole width of the view and as high as its texts
/// need there.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Says what the row of an index shows.
    using Describe = PaintedRow (*)(const QModelIndex& index, const RowLook& look);

    /// The view is the one that it draws for, and its parent; the model the one that the view shows.
    RowDelegate(QAbstractItemView& view, const QAbstractItemModel& model, Describe describe);

    /// Rows closer to each other, for a small window.
    void setCompact(bool compact);

    /// What the rows have in common as the view is now.
    RowLook look() const;

    /// Looks how wide the column of names is: to be done before each layout.
    void measureNames();

    /// Shows a scroll bar only if the rows do not all fit without one, as beside it they may need
    /// more lines.
    void fitScrollBar();

    /// The rectangle of the option is that of the whole row.
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    /// The widest column that a row below a parent asks for.
    int widestName(const QModelIndex& parent, const RowLook& look) const;
    /// Of all rows below a parent that are open, together.
    int openHeight(const QModelIndex& parent, const RowLook& look) const;
    int height(const QModelIndex& index, const RowLook& look) const;

    QAbstractItemView& m_view;
    const QAbstractItemModel& m_model;
    const Describe m_describe;
    bool m_compact = false;
    int m_column = 0;
};

} // namespace showdown::gui
