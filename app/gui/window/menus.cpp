// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/menus.h"

#include "app/gui/window/actions.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

namespace showdown::gui {
namespace {

struct MenusText
{
    Q_DECLARE_TR_FUNCTIONS(MenusText)
};

/// Anything that menus can be added to.
template <typename Parent>
QMenu& addMenu(Parent& parent, const QString& objectName, const QString& title)
{
    QMenu* menu = parent.addMenu(title);
    menu->setObjectName(objectName);
    menu->setToolTipsVisible(false);
    return *menu;
}

void fillHands(QMenu& menu, const Actions& actions)
{
    menu.addActions({actions[ActionId::deal], actions[ActionId::dealPlayer]});
    menu.addSeparator();
    menu.addActions({actions[ActionId::swapPlayers], actions[ActionId::sortPlayer],
                     actions[ActionId::renamePlayer]});
    menu.addSeparator();
    menu.addActions({actions[ActionId::clearPlayer], actions[ActionId::clearTable]});
    menu.addSeparator();
    menu.addActions(actions.players()->actions());
    menu.addSeparator();
    menu.addActions(actions.jumps()->actions());
}

void fillView(QMenu& menu, const Actions& actions)
{
    menu.addActions(actions.modes()->actions());
    menu.addSeparator();
    menu.addActions({actions[ActionId::explanation], actions[ActionId::deckPanel]});
    menu.addSeparator();
    QMenu& themes = addMenu(menu, QStringLiteral("themeMenu"), MenusText::tr("&Theme"));
    themes.addActions(actions.themes()->actions());
    themes.addSeparator();
    themes.addAction(actions[ActionId::nextTheme]);
    menu.addAction(actions[ActionId::fourColors]);
    QMenu& text = addMenu(menu, QStringLiteral("textSizeMenu"), MenusText::tr("Text &size"));
    text.addActions({actions[ActionId::largerText], actions[ActionId::smallerText],
                     actions[ActionId::usualText]});
    menu.addSeparator();
    menu.addActions({actions[ActionId::nextArea], actions[ActionId::previousArea]});
}

} // namespace

void fillMenuBar(QMenuBar& bar, const Actions& actions)
{
    bar.setObjectName(QStringLiteral("menuBar"));
    addMenu(bar, QStringLiteral("fileMenu"), MenusText::tr("&File"))
        .addAction(actions[ActionId::quit]);
    QMenu& edit = addMenu(bar, QStringLiteral("editMenu"), MenusText::tr("&Edit"));
    edit.addActions({actions[ActionId::undo], actions[ActionId::redo]});
    edit.addSeparator();
    edit.addAction(actions[ActionId::copyResult]);
    fillHands(addMenu(bar, QStringLiteral("handsMenu"), MenusText::tr("H&ands")), actions);
    QMenu& rules = addMenu(bar, QStringLiteral("rulesMenu"), MenusText::tr("&Rules"));
    rules.addActions(actions.presets()->actions());
    rules.addSeparator();
    rules.addAction(actions[ActionId::oneDeck]);
    fillView(addMenu(bar, QStringLiteral("viewMenu"), MenusText::tr("&View")), actions);
    addMenu(bar, QStringLiteral("helpMenu"), MenusText::tr("&Help"))
        .addAction(actions[ActionId::about]);
}

} // namespace showdown::gui
