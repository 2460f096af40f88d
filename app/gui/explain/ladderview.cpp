// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/ladderview.h"

#include "app/gui/explain/ladderdelegate.h"
#include "app/gui/explain/laddermodel.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"

#include <QResizeEvent>

#include <algorithm>

namespace showdown::gui {

LadderView::LadderView(LadderModel& model, QWidget* parent)
    : QListView(parent), m_model(model), m_delegate(new LadderDelegate(*this))
{
    setObjectName(QStringLiteral("ladderView"));
    inEveryLanguage(*this, [this] {
        setStatusTip(tr("Why the hand is of each rank or not"));
        setToolTip(statusTip());
    });
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setItemDelegate(m_delegate);
    setModel(&model);
    connect(this, &QListView::activated, this,
            [this](const QModelIndex& index) { emit rowActivated(index.row()); });
}

void LadderView::setCompact(bool compact)
{
    if (compact == m_delegate->isCompact())
        return;
    m_delegate->setCompact(compact);
    doItemsLayout();
}

QSize LadderView::sizeHint() const
{
    return {scaled(340, font()), m_contentHeight};
}

QSize LadderView::minimumSizeHint() const
{
    return {0, std::min(m_contentHeight, scaled(84, font()))};
}

void LadderView::doItemsLayout()
{
    m_delegate->measureRanks(m_model);
    fitScrollBar();
    QListView::doItemsLayout();
    const int height = std::max(0, contentsSize().height());
    if (height == m_contentHeight)
        return;
    m_contentHeight = height;
    updateGeometry();
    emit contentHeightChanged(height);
}

void LadderView::reset()
{
    QListView::reset();
    doItemsLayout();
}

void LadderView::dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight,
                             const QList<int>& roles)
{
    QListView::dataChanged(topLeft, bottomRight, roles);
    doItemsLayout(); // another text may need more lines
}

void LadderView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        doItemsLayout();
    else
        fitScrollBar();
}

void LadderView::fitScrollBar()
{
    int whole = 0;
    for (int row = 0; row < m_model.rowCount(); ++row)
        whole += m_delegate->height(m_model.index(row), width());
    setVerticalScrollBarPolicy(whole > height() ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
}

} // namespace showdown::gui
