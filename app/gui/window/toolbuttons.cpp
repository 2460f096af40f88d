// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/toolbuttons.h"

#include <QAction>
#include <QToolBar>
#include <QToolButton>

namespace showdown::gui {

void nameToolButtons(const QToolBar& bar)
{
    const QList<QAction*> all = bar.actions();
    for (QAction* action : all) {
        auto* button = qobject_cast<QToolButton*>(bar.widgetForAction(action));
        if (!button || action->objectName().isEmpty())
            continue;
        button->setObjectName(
            action->objectName().replace(QStringLiteral("Action"), QStringLiteral("Button")));
        button->setAccessibleName(action->text().remove(u'&'));
        button->setFocusPolicy(Qt::TabFocus);
    }
}

} // namespace showdown::gui
