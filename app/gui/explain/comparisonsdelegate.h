// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace showdown::gui {

struct RowGeometry;

/// Draws the rows of the tree of comparisons, each over the whole width of the tree. A row is as
/// high as its text needs at that width.
class ComparisonsDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// The view is the one that it draws for, and its parent.
    explicit ComparisonsDelegate(QAbstractItemView& view);

    /// Rows closer to each other, for a small window.
    bool isCompact() const { return m_compact; }
    void setCompact(bool compact) { m_compact = compact; }

    /// How far the rows of a level are set in against those above it, in pixels.
    int indentation() const;

    /// Looks how wide the names of the leaves are: to be done before each layout.
    void measureNames(const QAbstractItemModel& model);

    /// How high a row is in a view of this width.
    int height(const QModelIndex& index, int width) const;

    /// The rectangle of the option is that of the whole row.
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const QAbstractItemView& m_view;
    bool m_compact = false;
    int m_nameWidth = 0;
};

} // namespace showdown::gui
