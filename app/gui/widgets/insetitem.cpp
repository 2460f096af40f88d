// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/insetitem.h"

#include "app/gui/theme/scale.h"

#include <QLayout>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace showdown::gui {

InsetItem::InsetItem(QWidget* widget, Qt::Alignment alignment) : QWidgetItem(widget)
{
    setAlignment(alignment);
}

void InsetItem::setMargins(const QMargins& margins)
{
    if (margins == m_margins)
        return;
    m_margins = margins;
    wid->updateGeometry();
}

QSize InsetItem::sizeHint() const
{
    return isEmpty() ? QSize(0, 0) : QWidgetItem::sizeHint().grownBy(m_margins);
}

QSize InsetItem::minimumSize() const
{
    return isEmpty() ? QSize(0, 0) : QWidgetItem::minimumSize().grownBy(m_margins);
}

QSize InsetItem::maximumSize() const
{
    constexpr QSize most(QLAYOUTSIZE_MAX, QLAYOUTSIZE_MAX);
    return isEmpty() ? most : QWidgetItem::maximumSize().grownBy(m_margins).boundedTo(most);
}

int InsetItem::heightForWidth(int width) const
{
    const int inner = width - m_margins.left() - m_margins.right();
    return isEmpty() ? -1 : wid->heightForWidth(inner) + m_margins.top() + m_margins.bottom();
}

void InsetItem::setGeometry(const QRect& cell)
{
    if (isEmpty())
        return;
    const QRect room = cell.marginsRemoved(fromTheLead(m_margins, wid->layoutDirection()));
    const QSize hint = wid->sizeHint();
    QSize size = room.size();
    if (alignment() & Qt::AlignHorizontal_Mask)
        size.setWidth(std::min(size.width(), hint.width()));
    if (alignment() & Qt::AlignVertical_Mask)
        size.setHeight(std::min(size.height(), wid->hasHeightForWidth()
                                                   ? wid->heightForWidth(size.width())
                                                   : hint.height()));
    wid->setGeometry(QStyle::alignedRect(wid->layoutDirection(), alignment(), size, room));
}

} // namespace showdown::gui
