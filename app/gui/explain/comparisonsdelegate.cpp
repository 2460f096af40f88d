// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/comparisonsdelegate.h"

#include "app/gui/explain/comparisonrowpainter.h"
#include "app/gui/theme/colors.h"

#include <algorithm>

namespace showdown::gui {

ComparisonsDelegate::ComparisonsDelegate(QAbstractItemView& view)
    : QStyledItemDelegate(&view), m_view(view)
{}

int ComparisonsDelegate::indentation() const
{
    return ComparisonRowPainter::indentation(RowGeometry::of(m_view, m_compact));
}

void ComparisonsDelegate::measureNames(const QAbstractItemModel& model)
{
    const QFont font = ComparisonRowPainter::nameFont(RowGeometry::of(m_view, m_compact));
    m_nameWidth = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex branch = model.index(row, 0);
        for (int leaf = 0; leaf < model.rowCount(branch); ++leaf) {
            const QString name = model.index(leaf, 0, branch).data().toString();
            m_nameWidth = std::max(m_nameWidth, lineWidth(name, font));
        }
    }
}

void ComparisonsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const
{
    const ComparisonRowPainter row(index, RowGeometry::of(m_view, m_compact), m_nameWidth);
    row.paint(*painter, option.rect, Colors::of(m_view.palette()), option.state);
}

int ComparisonsDelegate::height(const QModelIndex& index, int width) const
{
    const RowGeometry geometry = RowGeometry::of(m_view, m_compact).withWidth(width);
    return ComparisonRowPainter(index, geometry, m_nameWidth).height();
}

QSize ComparisonsDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                                    const QModelIndex& index) const
{
    const int width = m_view.viewport()->width();
    return {width, height(index, width)};
}

} // namespace showdown::gui
