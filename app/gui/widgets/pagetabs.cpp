// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/pagetabs.h"

#include "app/gui/widgets/taborder.h"

#include <QEvent>
#include <QStackedWidget>
#include <QStyle>
#include <QStyleOptionTabWidgetFrame>
#include <QTabBar>

namespace showdown::gui {

namespace {

void countShownPage(QStackedWidget& pages)
{
    for (int index = 0; index < pages.count(); ++index) {
        const bool isShown = index == pages.currentIndex();
        QSizePolicy policy = pages.widget(index)->sizePolicy();
        policy.setHorizontalPolicy(isShown ? QSizePolicy::Expanding : QSizePolicy::Ignored);
        policy.setVerticalPolicy(policy.horizontalPolicy());
        pages.widget(index)->setSizePolicy(policy);
    }
}

} // namespace

void countShownPageOnly(QStackedWidget& pages)
{
    QObject::connect(&pages, &QStackedWidget::currentChanged, &pages,
                     [&pages] { countShownPage(pages); });
}

PageTabs::PageTabs(QWidget* parent)
    : QTabWidget(parent), m_pages(findChild<QStackedWidget*>(QString(), Qt::FindDirectChildrenOnly))
{
    keepOutOfTabOrder(*this);
    countShownPageOnly(*m_pages);
}

void PageTabs::tabInserted(int index)
{
    QTabWidget::tabInserted(index);
    countShownPage(*m_pages);
}

bool PageTabs::event(QEvent* event)
{
    if (event->type() != QEvent::LayoutRequest || tabBar()->isVisible()
        || m_pages->geometry() != pagesRect())
        return QTabWidget::event(event);
    updateGeometry();
    return true;
}

void PageTabs::resizeEvent(QResizeEvent* event)
{
    QTabWidget::resizeEvent(event);
    if (!isVisible())
        m_pages->setGeometry(pagesRect());
}

QRect PageTabs::pagesRect() const
{
    QStyleOptionTabWidgetFrame option;
    initStyleOption(&option);
    return style()->subElementRect(QStyle::SE_TabWidgetTabContents, &option, this);
}

} // namespace showdown::gui
