// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/rowlist.h"

#include "app/gui/theme/scale.h"

#include <QItemSelectionModel>
#include <QResizeEvent>
#include <QScrollArea>
#include <QStandardItemModel>

#include <algorithm>

namespace showdown::gui {
namespace {

QScrollArea* scrollAround(const QWidget& widget)
{
    for (QWidget* around = widget.parentWidget(); around; around = around->parentWidget()) {
        if (auto* scroll = qobject_cast<QScrollArea*>(around))
            return scroll;
    }
    return nullptr;
}

} // namespace

RowList::RowList(RowDelegate::Describe describe, QWidget* parent)
    : QListView(parent),
      m_items(new QStandardItemModel(this)),
      m_delegate(new RowDelegate(*this, *m_items, describe))
{
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setItemDelegate(m_delegate);
    setModel(m_items);
}

QSize RowList::sizeHint() const
{
    return {scaled(320, font()), m_contentHeight};
}

QSize RowList::minimumSizeHint() const
{
    return {0, m_contentHeight};
}

void RowList::doItemsLayout()
{
    m_delegate->measureNames();
    QListView::doItemsLayout();
    const int height = std::max(0, contentsSize().height());
    if (height == m_contentHeight)
        return;
    m_contentHeight = height;
    updateGeometry();
}

void RowList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        doItemsLayout();
}

void keepCurrentSeen(QAbstractItemView& view)
{
    const auto show = [&view](const QModelIndex& current) {
        QScrollArea* scroll = scrollAround(view);
        if (!view.hasFocus() || !scroll || !current.isValid())
            return;
        const QRect row = view.visualRect(current);
        const QPoint centre = view.viewport()->mapTo(scroll->widget(), row.center());
        scroll->ensureVisible(scroll->widget()->width() / 2, centre.y(), 0, row.height());
    };
    QObject::connect(view.selectionModel(), &QItemSelectionModel::currentChanged, &view, show);
}

} // namespace showdown::gui
