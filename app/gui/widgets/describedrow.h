// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace showdown::gui {

/// A row of two lines: a name, and below it in smaller letters the accessible description of the
/// row. Without one the row has one line.
class DescribedRowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Sets the chosen row, whose name is bold.
    void setChosen(int row) { m_chosen = row; }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    int m_chosen = -1;
};

} // namespace showdown::gui
