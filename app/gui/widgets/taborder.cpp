// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/taborder.h"

#include <QTabWidget>

namespace showdown::gui {

std::vector<QWidget*> tabStopsIn(QWidget& part, QWidget* from)
{
    std::vector<QWidget*> stops;
    const auto add = [&](QWidget* widget) {
        const bool isIn = widget == &part || part.isAncestorOf(widget);
        if (isIn && widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy()
            && widget->window() == part.window())
            stops.push_back(widget);
    };
    QWidget* const first = from ? from : &part;
    add(first);
    for (QWidget* next = first->nextInFocusChain(); next != first; next = next->nextInFocusChain())
        add(next);
    return stops;
}

void chainTabs(const std::vector<QWidget*>& stops)
{
    for (std::size_t i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops[i - 1], stops[i]);
}

void keepOutOfTabOrder(QTabWidget& tabs)
{
    tabs.setFocusProxy(nullptr); // first, or the bar would get the policy
    tabs.setFocusPolicy(Qt::NoFocus);
}

} // namespace showdown::gui
