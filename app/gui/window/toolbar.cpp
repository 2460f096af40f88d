// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/toolbar.h"

#include "app/gui/widgets/houserulescombo.h"
#include "app/gui/window/actions.h"

#include <QAction>
#include <QActionGroup>
#include <QLabel>
#include <QToolButton>

namespace showdown {

ToolBar::ToolBar(const Actions& actions, QWidget* parent)
    : QToolBar(parent), m_rulesCombo(new HouseRulesCombo(this))
{
    setObjectName(QStringLiteral("toolBar"));
    setWindowTitle(tr("Tools"));
    setMovable(false);
    setContextMenuPolicy(
        Qt::PreventContextMenu); // it would hide the bar, and nothing brings it back
    arrange(actions);
    nameButtons();
}

void ToolBar::arrange(const Actions& actions)
{
    addActions({actions[ActionId::undo], actions[ActionId::redo]});
    addSeparator();
    addActions({actions[ActionId::clearPlayer], actions[ActionId::clearTable]});
    addSeparator();
    addCaption(tr("Players"));
    addActions(actions.players()->actions());
    addSeparator();
    addCaption(tr("H&ouse rules"))->setBuddy(m_rulesCombo);
    addWidget(m_rulesCombo);
}

QLabel* ToolBar::addCaption(const QString& text)
{
    auto* label = new QLabel(text, this);
    label->setContentsMargins(8, 0, 8, 0);
    addWidget(label);
    return label;
}

/// Lets the buttons of the actions be found, read aloud, and reached with Tab.
void ToolBar::nameButtons()
{
    const QList<QAction*> all = actions();
    for (QAction* action : all) {
        auto* button = qobject_cast<QToolButton*>(widgetForAction(action));
        if (!button)
            continue;
        button->setObjectName(
            action->objectName().replace(QStringLiteral("Action"), QStringLiteral("Button")));
        button->setAccessibleName(action->text().remove(u'&'));
        button->setFocusPolicy(Qt::TabFocus);
    }
}

} // namespace showdown
