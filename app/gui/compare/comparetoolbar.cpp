// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/comparetoolbar.h"

#include "app/gui/compare/compareactions.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/houserulescombo.h"

#include <QActionGroup>
#include <QLabel>

namespace showdown::gui {

CompareToolBar::CompareToolBar(const Actions& actions, const CompareActions& tools, QWidget* parent)
    : ToolBar(actions, parent), m_rules(new HouseRulesCombo(this))
{
    setObjectName(QStringLiteral("compareToolBar"));
    addWorded({tools.deal, tools.swapPlayers, tools.clearTable});
    addSeparator();
    m_playersCaption = addCaption(QStringLiteral("playersCaption"));
    addActions(tools.players->actions());
    addSeparator();
    m_rulesCaption = addCaption(QStringLiteral("houseRulesCaption"));
    m_rulesCaption->setBuddy(m_rules);
    addWidget(m_rules);
    addEnd();
}

void CompareToolBar::showWords()
{
    ToolBar::showWords();
    m_playersCaption->setText(tr("Players"));
    m_rulesCaption->setText(isCompact() ? tr("R&ules") : tr("H&ouse rules"));
    m_rules->setMinimumHeight(scaled(28, font()));
}

} // namespace showdown::gui
