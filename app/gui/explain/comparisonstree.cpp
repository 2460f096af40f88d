// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/comparisonstree.h"

#include "app/gui/explain/comparisonsdelegate.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>

namespace showdown::gui {

ComparisonsTree::ComparisonsTree(ComparisonsModel& model, QWidget* parent)
    : QTreeView(parent), m_model(model), m_delegate(new ComparisonsDelegate(*this))
{
    setObjectName(QStringLiteral("comparisonsTree"));
    inEveryLanguage(*this, [this] {
        setAccessibleName(tr("Comparisons"));
        setStatusTip(
            tr("The comparisons that ran, in their order; select a part to see its cards"));
        setToolTip(statusTip());
    });
    setFrameShape(QFrame::NoFrame);
    setHeaderHidden(true);
    header()->setMinimumSectionSize(0);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setAnimated(false);
    setItemDelegate(m_delegate);
    setModel(&model);
    expandNew(0, model.rowCount() - 1);
    connect(this, &QTreeView::expanded, this,
            [this](const QModelIndex& branch) { noteExpansion(branch, true); });
    connect(this, &QTreeView::collapsed, this,
            [this](const QModelIndex& branch) { noteExpansion(branch, false); });
    connect(&model, &ComparisonsModel::rowsInserted, this,
            [this](const QModelIndex& branch, int first, int last) {
                if (!branch.isValid())
                    expandNew(first, last);
            });
    connect(&model, &ComparisonsModel::updated, this, &ComparisonsTree::updatePart);
    connect(&model, &ComparisonsModel::updated, this, &ComparisonsTree::expansionChanged);
    connect(this, &ComparisonsTree::expansionChanged, this, &ComparisonsTree::fitScrollBar);
}

void ComparisonsTree::setCompact(bool compact)
{
    if (compact == m_delegate->isCompact())
        return;
    m_delegate->setCompact(compact);
    doItemsLayout();
}

bool ComparisonsTree::isAnyExpanded() const
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (isExpanded(m_model.index(row, 0)))
            return true;
    }
    return false;
}

void ComparisonsTree::setAllExpanded(bool expanded)
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        setExpanded(m_model.index(row, 0), expanded);
}

QSize ComparisonsTree::minimumSizeHint() const
{
    return {0, scaled(54, font())};
}

void ComparisonsTree::doItemsLayout()
{
    m_delegate->measureNames(m_model);
    setIndentation(m_delegate->indentation());
    fitScrollBar();
    QTreeView::doItemsLayout();
}

void ComparisonsTree::drawRow(QPainter* painter, const QStyleOptionViewItem& option,
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

void ComparisonsTree::rowsAboutToBeRemoved(const QModelIndex& parent, int start, int end)
{
    // Qt would select a neighbour, which nobody has asked for.
    const auto goes = [&](const QModelIndex& index) {
        return index.isValid() && index.parent() == parent && index.row() >= start
               && index.row() <= end;
    };
    const QModelIndex current = currentIndex();
    if (goes(current) || goes(current.parent()))
        selectionModel()->setCurrentIndex(parent, QItemSelectionModel::Clear);
    QTreeView::rowsAboutToBeRemoved(parent, start, end);
}

void ComparisonsTree::selectionChanged(const QItemSelection& selected,
                                       const QItemSelection& deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    updatePart();
}

void ComparisonsTree::dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight,
                                  const QList<int>& roles)
{
    QTreeView::dataChanged(topLeft, bottomRight, roles);
    doItemsLayout(); // another text may need more lines
}

void ComparisonsTree::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && m_part) {
        clearSelection();
        event->accept();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void ComparisonsTree::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        doItemsLayout();
    else
        fitScrollBar();
}

void ComparisonsTree::fitScrollBar()
{
    int whole = 0;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex branch = m_model.index(row, 0);
        whole += m_delegate->height(branch, width());
        for (int leaf = 0; isExpanded(branch) && leaf < m_model.rowCount(branch); ++leaf)
            whole += m_delegate->height(m_model.index(leaf, 0, branch), width());
    }
    setVerticalScrollBarPolicy(whole > height() ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
}

void ComparisonsTree::noteExpansion(const QModelIndex& branch, bool expanded)
{
    if (m_isExpanding)
        return;
    m_chosen[m_model.key(branch.row())] = expanded;
    emit expansionChanged();
}

void ComparisonsTree::expandNew(int first, int last)
{
    const QScopedValueRollback expanding(m_isExpanding, true);
    for (int row = first; row <= last; ++row) {
        const auto chosen = m_chosen.find(m_model.key(row));
        setExpanded(m_model.index(row, 0), chosen == m_chosen.end() ? row == 0 : chosen->second);
    }
}

void ComparisonsTree::updatePart()
{
    const QModelIndexList selected = selectedIndexes();
    const std::optional<PartPlace> part =
        selected.isEmpty() ? std::nullopt : m_model.partPlace(selected.front());
    if (part == m_part)
        return;
    m_part = part;
    if (part)
        emit partSelected(part->comparison, part->part);
    else
        emit partCleared();
}

} // namespace showdown::gui
