// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/rowdelegate.h"

#include <QTreeView>

namespace showdown::gui {

/// A tree of painted rows, each from edge to edge. Those of the top level can be opened: their
/// texts start where the sign for it ends.
class RowTree : public QTreeView
{
    Q_OBJECT

public:
    /// Draws each row as `describe` returns it. The model must outlive it.
    RowTree(QAbstractItemModel& model, RowDelegate::Describe describe, QWidget* parent = nullptr);

    /// Moves the rows closer together, for a small window.
    virtual void setCompact(bool compact);

    QSize minimumSizeHint() const override;
    void doItemsLayout() override;

protected:
    const RowDelegate& delegate() const { return *m_delegate; }

    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    RowDelegate* m_delegate = nullptr;
};

} // namespace showdown::gui
