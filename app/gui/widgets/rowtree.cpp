// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/rowtree.h"

#include "app/gui/theme/scale.h"

#include <QHeaderView>
#include <QResizeEvent>

namespace showdown::gui {

RowTree::RowTree(QAbstractItemModel& model, RowDelegate::Describe describe, QWidget* parent)
    : QTreeView(parent), m_delegate(new RowDelegate(*this, model, describe))
{
    setFrameShape(QFrame::NoFrame);
    setHeaderHidden(true);
    header()->setMinimumSectionSize(0);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setAnimated(false);
    setItemDelegate(m_delegate);
    setModel(&model);
    // Queued: QTreeView emits these while it lays out, and a bar shown then would lay out again.
    for (const auto changed : {&QTreeView::expanded, &QTreeView::collapsed})
        connect(this, changed, m_delegate, &RowDelegate::fitScrollBar, Qt::QueuedConnection);
}

void RowTree::setCompact(bool compact)
{
    m_delegate->setCompact(compact);
}

QSize RowTree::minimumSizeHint() const
{
    return {0, scaled(54, font())};
}

void RowTree::doItemsLayout()
{
    m_delegate->measureNames();
    setIndentation(m_delegate->topStart());
    m_delegate->fitScrollBar();
    QTreeView::doItemsLayout();
}

void RowTree::drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    row.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
    row.state.setFlag(QStyle::State_HasFocus, hasFocus() && index == currentIndex());
    m_delegate->paint(painter, row, index);
    if (!index.parent().isValid())
        drawBranches(
            painter,
            QStyle::visualRect(layoutDirection(), row.rect,
                               {row.rect.topLeft(), QSize(indentation(), row.rect.height())}),
            index);
}

void RowTree::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    viewport()->update(); // rows are drawn from edge to edge, wider than Qt assumes
}

void RowTree::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        doItemsLayout();
    else
        m_delegate->fitScrollBar();
}

} // namespace showdown::gui
