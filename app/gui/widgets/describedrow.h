// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace showdown::gui {

/// A row of two lines: a name, and below it in smaller letters what it stands for, which is the
/// accessible description of the row. Without one the row has one line.
class DescribedRowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The row that is chosen has its name in bold letters.
    void setChosen(int row) { m_chosen = row; }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    int m_chosen = -1;
};

} // namespace showdown::gui
