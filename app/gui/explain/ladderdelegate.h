// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace showdown::gui {

struct RowGeometry;

/// Draws the rows of the rank ladder. A row is as high as its text needs at the width of the view.
class LadderDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// The view is the one that it draws for, and its parent.
    explicit LadderDelegate(QAbstractItemView& view);

    /// Rows closer to each other, for a small window.
    bool isCompact() const { return m_compact; }
    void setCompact(bool compact) { m_compact = compact; }

    /// Looks how wide the ranks of a ladder are: to be done before each layout.
    void measureRanks(const QAbstractItemModel& model);

    /// How high a row is in a view of this width.
    int height(const QModelIndex& index, int width) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const QAbstractItemView& m_view;
    bool m_compact = false;
    int m_rankWidth = 0;
};

} // namespace showdown::gui
