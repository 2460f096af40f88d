// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/comparetoolbar.h"

#include "app/gui/compare/compareactions.h"
#include "app/gui/widgets/houserulescombo.h"
#include "app/gui/widgets/lenscombo.h"

#include <QAction>
#include <QActionGroup>
#include <QLabel>
#include <QShortcut>
#include <QToolButton>

namespace showdown::gui {

CompareToolBar::CompareToolBar(const Actions& actions, const CompareActions& tools, QWidget* parent)
    : ToolBar(actions, parent),
      m_rules(new HouseRulesCombo(this)),
      m_lens(new LensCombo(this)),
      m_swap(tools.swapPlayers)
{
    setObjectName(QStringLiteral("compareToolBar"));
    addWorded({tools.deal, tools.swapPlayers, tools.clearTable});
    connect(tools.swapPlayers, &QAction::changed, this, [this] { nameToolButtons(*this); });
    addSeparator();
    m_playersCaption = addCaption(QStringLiteral("playersCaption"));
    QAction* const playersCaption = this->actions().back();
    addActions(tools.players->actions());
    addSeparator();
    m_rulesCaption = addCaption(QStringLiteral("houseRulesCaption"));
    QAction* const rulesCaption = this->actions().back();
    m_rulesCaption->setBuddy(m_rules);
    addWidget(m_rules);
    addAction(tools.houseRules);
    addSeparator();
    m_lensCaption = addCaption(QStringLiteral("compareAsCaption"));
    setYielding({this->actions().back(), rulesCaption, playersCaption});
    m_lensCaption->setBuddy(m_lens);
    addWidget(m_lens);
    addEnd();
}

void CompareToolBar::setSwapMenu(QMenu& menu)
{
    auto* button = qobject_cast<QToolButton*>(widgetForAction(m_swap));
    button->setPopupMode(QToolButton::MenuButtonPopup);
    button->setMenu(&menu);
    auto* open = new QShortcut(button); // the arrow is for the pointer
    open->setKeys({QKeySequence(Qt::Key_Down), QKeySequence(Qt::ALT | Qt::Key_Down)});
    open->setContext(Qt::WidgetShortcut);
    connect(open, &QShortcut::activated, button, &QToolButton::showMenu);
}

void CompareToolBar::showWords()
{
    m_playersCaption->setText(tr("Players"));
    m_rulesCaption->setText(isCompact() ? tr("R&ules") : tr("H&ouse rules"));
    //: Before what all hands are compared as, such as "Best rank"; short where there is little room
    m_lensCaption->setText(isCompact() ? tr("&Compare") : tr("&Compare as"));
    ToolBar::showWords(); // last, as it asks how much room all words need
}

} // namespace showdown::gui
