// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddstoolbar.h"

#include "app/gui/odds/oddsactions.h"
#include "app/gui/widgets/houserulescombo.h"

#include <QAction>
#include <QActionGroup>
#include <QLabel>

namespace showdown::gui {

OddsToolBar::OddsToolBar(const Actions& actions, const OddsActions& tools, QWidget* parent)
    : ToolBar(actions, parent), m_rules(new HouseRulesCombo(this))
{
    setObjectName(QStringLiteral("oddsToolBar"));
    m_rules->setObjectName(QStringLiteral("oddsRulesCombo"));
    addWorded({tools.dealStreet, tools.clearTable, tools.compareHands});
    connect(tools.dealStreet, &QAction::changed, this, [this] { nameToolButtons(*this); });
    setFirstPlain({tools.compareHands});
    QAction* const beforePlayers = addSeparator();
    m_playersCaption = addCaption(QStringLiteral("oddsPlayersCaption"));
    addActions(tools.players->actions());
    QAction* const beforeStreet = addSeparator();
    m_streetCaption = addCaption(QStringLiteral("streetCaption"));
    addActions(tools.streets->actions());
    QAction* const beforeRules = addSeparator();
    m_rulesCaption = addCaption(QStringLiteral("oddsRulesCaption"));
    m_rulesCaption->setBuddy(m_rules);
    addWidget(m_rules);
    setYielding({beforeRules, beforePlayers, beforeStreet});
    connect(m_rules, &QComboBox::currentTextChanged, this, [this] { fitWords(); });
    addEnd();
}

void OddsToolBar::showWords()
{
    m_playersCaption->setText(tr("Players"));
    m_streetCaption->setText(tr("Street"));
    m_rulesCaption->setText(tr("H&ouse rules"));
    ToolBar::showWords(); // last, as it asks how much room all words need
}

} // namespace showdown::gui
