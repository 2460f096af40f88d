// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/ladderdelegate.h"

#include "app/gui/explain/ladderrowpainter.h"
#include "app/gui/theme/colors.h"

#include <algorithm>

namespace showdown::gui {

LadderDelegate::LadderDelegate(QAbstractItemView& view) : QStyledItemDelegate(&view), m_view(view)
{}

void LadderDelegate::measureRanks(const QAbstractItemModel& model)
{
    const QFont font = LadderRowPainter::rankFont(RowGeometry::of(m_view, m_compact));
    m_rankWidth = 0;
    for (int row = 0; row < model.rowCount(); ++row)
        m_rankWidth = std::max(m_rankWidth, lineWidth(model.index(row, 0).data().toString(), font));
}

void LadderDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const LadderRowPainter row(index, RowGeometry::of(m_view, m_compact), m_rankWidth);
    row.paint(*painter, option.rect, Colors::of(m_view.palette()),
              option.state.testFlag(QStyle::State_HasFocus));
}

int LadderDelegate::height(const QModelIndex& index, int width) const
{
    const RowGeometry geometry = RowGeometry::of(m_view, m_compact).withWidth(width);
    return LadderRowPainter(index, geometry, m_rankWidth).height();
}

QSize LadderDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                               const QModelIndex& index) const
{
    const int width = m_view.viewport()->width();
    return {width, height(index, width)};
}

} // namespace showdown::gui
