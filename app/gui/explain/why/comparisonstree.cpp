// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/why/comparisonstree.h"

#include "app/gui/theme/colors.h"
#include "app/gui/widgets/language.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

namespace showdown::gui {
namespace {

/// How far the rows of a level are indented: for the sign that opens a branch.
int indentationOf(const RowLook& look)
{
    return look.px(look.isCompact ? 20 : 22);
}

/// A title with the result at its end or below it.
PaintedRow branchRow(const QModelIndex& index, const RowLook& look)
{
    const bool decides = index.data(ComparisonsModel::decidesRole).toBool();
    PaintedRow row;
    row.name = {index.data().toString(), look.sized(look.isCompact ? 12.5 : 13, QFont::DemiBold),
                look.colors.text};
    row.result = {index.data(ComparisonsModel::resultRole).toString(),
                  look.sized(look.isCompact ? 12 : 12.5, QFont::DemiBold),
                  look.colors.role(decides ? Role::winner : Role::tie)};
    row.start = indentationOf(look);
    row.gap = look.px(8);
    row.end = look.px(4);
    row.leastHeight = look.px(look.isCompact ? 25 : 27);
    row.frameEnd = look.px(2);
    return row;
}

/// A sign, the part compared, and its values.
PaintedRow leafRow(const QModelIndex& index, const RowLook& look)
{
    const Colors& colors = look.colors;
    const bool decides = index.data(ComparisonsModel::decidesRole).toBool();
    const int indentation = indentationOf(look);
    const QFont widest = look.sized(12.5, QFont::DemiBold);
    PaintedRow row;
    row.name = {index.data().toString(), decides ? widest : look.sized(12.5), colors.text};
    row.detail = {index.data(ComparisonsModel::resultRole).toString(),
                  look.sized(12.5, decides ? QFont::Bold : QFont::Normal),
                  decides ? colors.text : colors.secondaryText};
    row.sign = {std::nullopt, colors.role(Role::step), {}, indentation * 3 / 2, look.px(12)};
    row.start = 2 * indentation + look.px(4);
    row.gap = look.px(8);
    row.end = look.px(4);
    row.column = std::max(lineWidth(row.name.text, widest), look.px(look.isCompact ? 70 : 74));
    row.leastHeight = look.px(look.isCompact ? 20 : 22);
    row.frameStart = indentation - look.px(1);
    row.frameEnd = look.px(2);
    if (decides) {
        row.leastHeight += look.px(3);
        if (index.data(ComparisonsModel::decidesResultRole).toBool())
            row.frame = Role::step;
        else
            row.sign->ink = colors.text;
    } else {
        row.sign->icon = IconId::tie;
        row.sign->ink = colors.secondaryText;
    }
    return row;
}

PaintedRow comparisonRow(const QModelIndex& index, const RowLook& look)
{
    return index.parent().isValid() ? leafRow(index, look) : branchRow(index, look);
}

} // namespace

ComparisonsTree::ComparisonsTree(ComparisonsModel& model, QWidget* parent)
    : RowTree(model, comparisonRow, parent), m_model(model)
{
    setObjectName(QStringLiteral("comparisonsTree"));
    onRetranslate(*this, [this] {
        setAccessibleName(tr("Comparisons"));
        setStatusTip(
            tr("The comparisons that ran, in their order; select a part to see its cards"));
        setToolTip(statusTip());
    });
    expandBranches();
    connect(this, &QTreeView::expanded, this,
            [this](const QModelIndex& branch) { noteExpansion(branch, true); });
    connect(this, &QTreeView::collapsed, this,
            [this](const QModelIndex& branch) { noteExpansion(branch, false); });
    connect(this, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        if (const std::optional<PartPlace> part = m_model.partPlace(index))
            emit partActivated(part->comparison, part->part);
    });
    // restore() must run after the view's own slots, which lose the state; so it is connected last.
    connect(&model, &ComparisonsModel::modelAboutToBeReset, this, &ComparisonsTree::remember);
    connect(&model, &ComparisonsModel::modelReset, this, &ComparisonsTree::restore);
    connect(&model, &ComparisonsModel::stayed, this, &ComparisonsTree::tellAnew);
}

bool ComparisonsTree::isAnyExpanded() const
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (isExpanded(m_model.index(row, 0)))
            return true;
    }
    return false;
}

int ComparisonsTree::usualHeight(int width) const
{
    int whole = 0;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex branch = m_model.index(row, 0);
        whole += delegate().heightAt(width, branch);
        if (!branch.data(ComparisonsModel::decidesPlaceRole).toBool())
            continue;
        for (int part = 0; part < m_model.rowCount(branch); ++part)
            whole += delegate().heightAt(width, m_model.index(part, 0, branch));
    }
    return whole;
}

void ComparisonsTree::setAllExpanded(bool expanded)
{
    {
        const QScopedValueRollback expanding(m_isExpanding, true);
        for (int row = 0; row < m_model.rowCount(); ++row) {
            setExpanded(m_model.index(row, 0), expanded);
            m_chosen[m_model.key(row)] = expanded;
        }
    }
    emit expansionChanged();
}

void ComparisonsTree::selectPart(PartPlace part)
{
    const QModelIndex branch = m_model.index(part.comparison, 0);
    const QModelIndex leaf = m_model.index(part.part, 0, branch);
    setExpanded(branch, true);
    selectionModel()->setCurrentIndex(leaf, QItemSelectionModel::ClearAndSelect);
    scrollTo(leaf);
}

void ComparisonsTree::selectionChanged(const QItemSelection& selected,
                                       const QItemSelection& deselected)
{
    RowTree::selectionChanged(selected, deselected);
    updatePart();
}

void ComparisonsTree::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && m_part) {
        clearSelection();
        event->accept();
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_part) {
        emit partActivated(m_part->comparison, m_part->part);
        event->accept();
        return;
    }
    RowTree::keyPressEvent(event);
}

void ComparisonsTree::resizeEvent(QResizeEvent* event)
{
    RowTree::resizeEvent(event);
    showAnew();
}

void ComparisonsTree::changeEvent(QEvent* event)
{
    RowTree::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        doItemsLayout();
        showAnew();
    }
}

void ComparisonsTree::setCompact(bool compact)
{
    RowTree::setCompact(compact);
    showAnew();
}

void ComparisonsTree::showAnew()
{
    if (part())
        return;
    scrollToTop(); // undoes the scrolling of a smaller view
    showDeciding();
}

void ComparisonsTree::focusInEvent(QFocusEvent* event)
{
    RowTree::focusInEvent(event);
    scrollTo(currentIndex()); // keeps the row with the focus in view
}

/// Keeps the deciding part in view where the tree needs to scroll, below as much of its comparison as
/// there is room for; no row is cut at the top.
void ComparisonsTree::showDeciding()
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex branch = m_model.index(row, 0);
        if (!branch.data(ComparisonsModel::decidesPlaceRole).toBool() || !isExpanded(branch))
            continue;
        QModelIndex top = m_model.index(m_model.rowCount(branch) - 1, 0, branch);
        const int bottom = visualRect(top).bottom();
        while (top != branch && bottom - visualRect(indexAbove(top)).top() < viewport()->height())
            top = indexAbove(top);
        scrollTo(top, PositionAtTop);
    }
}

void ComparisonsTree::noteExpansion(const QModelIndex& branch, bool expanded)
{
    if (m_isExpanding || branch.parent().isValid()) // the asterisk expands leaves too
        return;
    m_chosen[m_model.key(branch.row())] = expanded;
    if (expanded && m_part && m_part->comparison != branch.row())
        clearSelection(); // opening another comparison ends the selection of this one's part
    emit expansionChanged();
}

void ComparisonsTree::openDeciding()
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_model.index(row, 0).data(ComparisonsModel::decidesPlaceRole).toBool())
            m_chosen.erase(m_model.key(row));
    }
    expandBranches();
    doItemsLayout();
    showDeciding();
    viewport()->update();
    emit expansionChanged();
}

void ComparisonsTree::expandBranches()
{
    const QScopedValueRollback expanding(m_isExpanding, true);
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex branch = m_model.index(row, 0);
        const auto chosen = m_chosen.find(m_model.key(row));
        const bool isOpen = chosen != m_chosen.end()
                                ? chosen->second
                                : branch.data(ComparisonsModel::decidesPlaceRole).toBool();
        setExpanded(branch, isOpen || (m_part && m_part->comparison == row));
    }
}

void ComparisonsTree::remember()
{
    m_before = {};
    m_before.scrolled = verticalScrollBar()->value();
    if (const QModelIndex current = currentIndex(); current.isValid()) {
        const bool isLeaf = current.parent().isValid();
        m_before.branch = m_model.key(isLeaf ? current.parent().row() : current.row());
        m_before.leaf = isLeaf ? current.row() : -1;
        m_before.isSelected = selectionModel()->isSelected(current);
    }
}

void ComparisonsTree::restore()
{
    expandBranches();
    doItemsLayout();
    restoreCurrent();
    verticalScrollBar()->setValue(m_before.scrolled);
    tellAnew();
    emit expansionChanged();
}

/// Reports the selection again: with a new result all listeners have dropped it.
void ComparisonsTree::tellAnew()
{
    if (!selectedIndexes().isEmpty())
        m_part.reset();
    updatePart();
}

void ComparisonsTree::restoreCurrent()
{
    const QModelIndex branch = m_before.branch ? m_model.find(*m_before.branch) : QModelIndex();
    if (!branch.isValid())
        return;
    const QModelIndex leaf = m_model.index(m_before.leaf, 0, branch);
    const bool isLeafGone = m_before.leaf >= 0 && !leaf.isValid();
    if (leaf.isValid()) {
        const QScopedValueRollback expanding(m_isExpanding, true);
        setExpanded(branch, true);
    }
    setAutoScroll(false);
    selectionModel()->setCurrentIndex(leaf.isValid() ? leaf : branch,
                                      m_before.isSelected && !isLeafGone
                                          ? QItemSelectionModel::Select
                                          : QItemSelectionModel::NoUpdate);
    setAutoScroll(true);
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
