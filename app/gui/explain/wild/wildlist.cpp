// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/wild/wildlist.h"

#include "app/gui/widgets/language.h"
#include "app/narration/cardtext.h"

#include <QKeyEvent>
#include <QStandardItemModel>

#include <algorithm>

namespace showdown::gui {
namespace {

PaintedRow wildRow(const QModelIndex& index, const RowLook& look)
{
    const Colors& colors = look.colors;
    const bool isBest = index.data(WildList::bestRole).toBool();
    const bool isTried = index.data(WildList::triedRole).toBool();
    PaintedRow row;
    row.name = {index.data().toString(), look.sized(13, QFont::Bold), colors.text};
    row.detail = {index.data(WildList::handRole).toString(), look.sized(12.5), colors.text};
    row.result = {index.data(WildList::placeRole).toString(),
                  look.sized(12, isBest ? QFont::Bold : QFont::Normal),
                  isBest ? colors.role(Role::winner) : colors.secondaryText};
    row.start = look.px(12);
    row.end = look.px(10);
    row.gap = look.px(10);
    row.column = std::max(lineWidth(row.name.text, row.name.font), look.px(18));
    row.leastHeight = look.px(30);
    row.leastMargin = look.px(3);
    row.isBanded = index.row() % 2 == 1;
    if (isTried)
        row.frame = Role::step;
    else if (isBest)
        row.frame = Role::wild;
    return row;
}

} // namespace

WildList::WildList(QWidget* parent) : RowList(wildRow, parent)
{
    setObjectName(QStringLiteral("wildList"));
    onRetranslate(*this, [this] {
        setStatusTip(tr("Point at a choice to see what it makes, click it to try it"));
        setToolTip(statusTip());
    });
    setMouseTracking(true);
    connect(this, &QListView::clicked, this, [this](const QModelIndex& index) {
        emit optionPicked(index.data(optionRole).toInt());
    });
}

void WildList::setRows(const std::vector<Row>& rows)
{
    const QVariant before = currentIndex().data(optionRole);
    m_hovered.reset();
    items().clear();
    int current = 0;
    for (const Row& row : rows) {
        auto* item = new QStandardItem(row.wilds);
        item->setData(row.hand, handRole);
        item->setData(row.place, placeRole);
        item->setData(row.isBest, bestRole);
        item->setData(row.isTried, triedRole);
        item->setData(row.option, optionRole);
        item->setData(narration::withCardNames(row.description), Qt::AccessibleTextRole);
        if (before == QVariant(row.option))
            current = items().rowCount();
        items().appendRow(item);
    }
    setCurrentIndex(items().index(current, 0));
    doItemsLayout();
}

std::optional<int> WildList::pointed() const
{
    if (m_hovered)
        return m_hovered;
    if (!hasFocus() || !currentIndex().isValid())
        return std::nullopt;
    return currentIndex().data(optionRole).toInt();
}

void WildList::focusInEvent(QFocusEvent* event)
{
    RowList::focusInEvent(event);
    emit pointedChanged();
}

void WildList::focusOutEvent(QFocusEvent* event)
{
    RowList::focusOutEvent(event);
    emit pointedChanged();
}

void WildList::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if ((key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
        && currentIndex().isValid()) {
        if (!event->isAutoRepeat())
            emit optionPicked(currentIndex().data(optionRole).toInt());
        return;
    }
    if (key == Qt::Key_Escape) {
        event->ignore(); // the page ends a try-out with it
        return;
    }
    RowList::keyPressEvent(event);
}

void WildList::mouseMoveEvent(QMouseEvent* event)
{
    RowList::mouseMoveEvent(event);
    const QModelIndex index = indexAt(event->pos());
    setHovered(index.isValid() ? std::optional(index.data(optionRole).toInt()) : std::nullopt);
}

void WildList::leaveEvent(QEvent* event)
{
    RowList::leaveEvent(event);
    setHovered(std::nullopt);
}

void WildList::setHovered(std::optional<int> option)
{
    if (option == m_hovered)
        return;
    m_hovered = option;
    emit pointedChanged();
}

void WildList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    RowList::currentChanged(current, previous);
    if (hasFocus())
        emit pointedChanged();
}

} // namespace showdown::gui
