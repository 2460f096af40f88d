// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/toolbar.h"

#include "app/gui/theme/scale.h"
#include "app/gui/widgets/houserulescombo.h"
#include "app/gui/window/actions.h"
#include "app/gui/window/toolbuttons.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QToolButton>

namespace showdown::gui {

ToolBar::ToolBar(const Actions& actions, QWidget* parent)
    : QToolBar(parent), m_rulesCombo(new HouseRulesCombo(this))
{
    setObjectName(QStringLiteral("toolBar"));
    setWindowTitle(tr("Tools"));
    setAccessibleName(windowTitle());
    setMovable(false);
    // the menu would hide the bar, and nothing brings it back
    setContextMenuPolicy(Qt::PreventContextMenu);
    arrange(actions);
    nameToolButtons(*this);
    showCompact();
}

void ToolBar::setCompact(bool compact)
{
    m_compact = compact;
    showCompact();
}

void ToolBar::changeEvent(QEvent* event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        showCompact();
}

void ToolBar::arrange(const Actions& actions)
{
    m_worded = {actions[ActionId::deal], actions[ActionId::swapPlayers],
                actions[ActionId::clearTable], actions[ActionId::explanation]};
    addActions({actions[ActionId::undo], actions[ActionId::redo]});
    addSeparator();
    addActions(m_worded.first(3));
    addSeparator();
    m_playersCaption = addCaption(QStringLiteral("playersCaption"));
    addActions(actions.players()->actions());
    addSeparator();
    m_rulesCaption = addCaption(QStringLiteral("houseRulesCaption"));
    m_rulesCaption->setBuddy(m_rulesCombo);
    addWidget(m_rulesCombo);
    addSpace();
    addLookMenus(actions);
    addSeparator();
    addAction(actions[ActionId::explanation]);
}

void ToolBar::addLookMenus(const Actions& actions)
{
    QToolButton* size = addMenuButton(QStringLiteral("textSizeButton"), icon(IconId::textSize),
                                      tr("Text size"), tr("Make text and cards larger or smaller"));
    size->menu()->addActions({actions[ActionId::largerText], actions[ActionId::smallerText],
                              actions[ActionId::usualText]});
    QToolButton* theme = addMenuButton(QStringLiteral("themeButton"), icon(IconId::theme),
                                       tr("Theme"), tr("Choose the colours"));
    theme->menu()->addActions(actions.themes()->actions());
    theme->menu()->addSeparator();
    theme->menu()->addAction(actions[ActionId::fourColors]);
}

void ToolBar::addSpace()
{
    auto* space = new QWidget(this);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
}

QLabel* ToolBar::addCaption(const QString& objectName)
{
    auto* label = new QLabel(this);
    label->setObjectName(objectName);
    label->setContentsMargins(8, 0, 8, 0);
    addWidget(label);
    return label;
}

QToolButton* ToolBar::addMenuButton(const QString& objectName, const QIcon& icon,
                                    const QString& name, const QString& tip)
{
    auto* button = new QToolButton(this);
    button->setObjectName(objectName);
    button->setIcon(icon);
    button->setText(name);
    button->setAccessibleName(name);
    button->setToolTip(tip);
    button->setStatusTip(tip);
    button->setFocusPolicy(Qt::TabFocus);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(new QMenu(button));
    addWidget(button);
    return button;
}

QToolButton* ToolBar::button(QAction* action) const
{
    return qobject_cast<QToolButton*>(widgetForAction(action));
}

void ToolBar::showCompact()
{
    const int icon = scaled(18, font());
    setIconSize({icon, icon});
    for (QAction* action : m_worded) {
        if (QToolButton* worded = button(action))
            worded->setToolButtonStyle(m_compact ? Qt::ToolButtonIconOnly
                                                 : Qt::ToolButtonTextBesideIcon);
    }
    m_playersCaption->setText(tr("Players"));
    m_rulesCaption->setText(m_compact ? tr("R&ules") : tr("H&ouse rules"));
    const QList<QAction*> all = actions();
    for (QAction* action : all) {
        if (QWidget* widget = widgetForAction(action); qobject_cast<QToolButton*>(widget))
            widget->setMinimumSize(scaled(30, font()), scaled(30, font()));
    }
    m_rulesCombo->setMinimumHeight(scaled(28, font()));
    layout()->setContentsMargins(scaled(8, font()), scaled(6, font()), scaled(8, font()),
                                 scaled(6, font()));
}

} // namespace showdown::gui
