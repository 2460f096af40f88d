// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"

#include <QAbstractItemModel>
#include <QFont>
#include <QStyledItemDelegate>

#include <map>
#include <optional>
#include <utility>

class QAbstractItemView;

namespace showdown::gui {

/// The properties that all rows of a view share.
struct RowLook
{
    QFont font; ///< of the view
    Qt::LayoutDirection direction = Qt::LeftToRight;
    Colors colors;
    int width = 0;
    bool isCompact = false; ///< for a small window

    /// A length of the design in pixels at the size of the font.
    int px(double length) const;

    /// The view's font at a size of the design, where body text is 13.
    QFont sized(double size, QFont::Weight weight = QFont::Normal) const;
};

/// A text of a row, in as many lines as it needs.
struct RowText
{
    QString text;
    QFont font;
    QColor ink;
    QString marked = {}; ///< underlined wherever it occurs in the text; none if empty
    QColor markGround = {};
};

/// The sign at the start of a row.
struct RowSign
{
    std::optional<IconId> icon; ///< nothing: a triangle that points in the direction of the row
    QColor ink;
    QColor disc;    ///< behind the icon; invalid where there is none
    int centre = 0; ///< how far behind the leading edge
    int size = 0;
};

/// A bar below the texts of a row, filled to a part of 1.
struct RowBar
{
    double part = 0;
    QColor ink;
};

/// The content of one row. Lengths are in pixels and count from the leading edge, which is the
/// right one in a mirrored layout. Nothing is cut off: what does not fit takes another line.
struct PaintedRow
{
    RowText name;
    RowText detail; ///< beside the name, or below it
    RowText result; ///< at the end of the line of the name, or below it where both do not fit
    bool hasDetailBelow = false;
    std::optional<RowSign> sign;
    std::optional<RowBar> bar;

    int start = 0;  ///< of the texts
    int gap = 0;    ///< the least between two texts in a line
    int end = 0;    ///< free behind the texts
    int column = 0; ///< the width that the row wants for all names with a detail beside them
    int leastHeight = 0;
    int leastMargin = 0; ///< above and below the texts

    std::optional<Role> frame; ///< the row lies on the colour of a role
    bool isBanded = false;     ///< the row has the alternate background
    int frameStart = 0;        ///< how far behind the leading edge
    int frameEnd = 0;          ///< how far before the other edge
};

/// The width of a text in one line, rounded up to whole pixels.
int lineWidth(const QString& text, const QFont& font);

/// Draws the rows of a list or tree, each across the whole width of the view and as high as its
/// texts need.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Describes the row of an index.
    using Describe = PaintedRow (*)(const QModelIndex& index, const RowLook& look);

    /// `view` is the view it draws for, and becomes its parent; `model` is the model that the view
    /// shows: one that is reset when rows come or go.
    RowDelegate(QAbstractItemView& view, const QAbstractItemModel& model, Describe describe);

    /// Moves the rows closer together, for a small window.
    void setCompact(bool compact);

    /// The shared properties in the current state of the view.
    RowLook look() const;

    /// Where the texts of the top level start.
    int topStart() const { return m_describe(m_model.index(0, 0), look()).start; }

    /// Measures the column of names; call it before each layout.
    void measureNames();

    /// The height of a row of so wide a view.
    int heightAt(int width, const QModelIndex& index) const;

    /// Shows a scroll bar only if the rows do not fit without one: beside it they may need more
    /// lines.
    void fitScrollBar();

    /// The rectangle of the option is that of the whole row.
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    /// The widest column that a row below a parent asks for.
    int widestName(const QModelIndex& parent, const RowLook& look) const;
    /// The total height of all rows below a parent that are expanded and not hidden.
    int openHeight(const QModelIndex& parent, const RowLook& look) const;
    int height(const QModelIndex& index, const RowLook& look) const;

    QAbstractItemView& m_view;
    const QAbstractItemModel& m_model;
    const Describe m_describe;
    bool m_compact = false;
    int m_column = 0;

    /// What heights depend on besides the rows and the width.
    struct HeightBasis
    {
        QFont font;
        bool isCompact = false;
        int column = 0;

        bool operator==(const HeightBasis&) const = default;
    };
    mutable HeightBasis m_heightBasis;
    mutable std::map<std::pair<QModelIndex, int>, int> m_heights; ///< of rows at a width
};

} // namespace showdown::gui
