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
    if (QLayout* layout = wid->parentWidget()->layout())
        layout->invalidate(); // what a widget of fixed size would not ask for
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
    return isEmpty() ? QSize(0, 0) : QWidgetItem::maximumSize().grownBy(m_margins).boundedTo(most);
}

int InsetItem::heightForWidth(int width) const
{
    if (isEmpty())
        return -1;
    const int inner = width - m_margins.left() - m_margins.right();
    return innerHeight(inner) + m_margins.top() + m_margins.bottom();
}

/// Of the widget alone, within its bounds.
int InsetItem::innerHeight(int width) const
{
    const int wanted =
        wid->hasHeightForWidth() ? wid->heightForWidth(width) : wid->sizeHint().height();
    return std::clamp(wanted, wid->minimumHeight(), wid->maximumHeight());
}

void InsetItem::setGeometry(const QRect& cell)
{
    if (isEmpty())
        return;
    const QRect room = cell.marginsRemoved(fromTheLead(m_margins, wid->layoutDirection()));
    QSize size = room.size();
    if (alignment() & Qt::AlignHorizontal_Mask)
        size.setWidth(std::min(size.width(), wid->sizeHint().width()));
    if (alignment() & Qt::AlignVertical_Mask)
        size.setHeight(std::min(size.height(), innerHeight(size.width())));
    wid->setGeometry(QStyle::alignedRect(wid->layoutDirection(), alignment(), size, room));
}

} // namespace showdown::gui
