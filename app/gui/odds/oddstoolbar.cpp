// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddstoolbar.h"

#include "app/gui/odds/oddsactions.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/houserulescombo.h"

#include <QAction>
#include <QActionGroup>
#include <QCheckBox>
#include <QLabel>

namespace showdown::gui {

OddsToolBar::OddsToolBar(const Actions& actions, const OddsActions& tools, QWidget* parent)
    : ToolBar(actions, parent),
      m_rules(new HouseRulesCombo(this)),
      m_oneDecimal(new QCheckBox(this))
{
    setObjectName(QStringLiteral("oddsToolBar"));
    m_rules->setObjectName(QStringLiteral("oddsRulesCombo"));
    m_oneDecimal->setObjectName(QStringLiteral("oneDecimalCheck"));
    addWorded({tools.dealStreet, tools.clearTable, tools.compareHands});
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
    QAction* const beforeDecimal = addSeparator();
    // the choice of decimals is in the menu too
    setYielding({addWidget(m_oneDecimal), beforeDecimal, beforeRules, beforePlayers, beforeStreet});
    m_oneDecimal->setChecked(tools.oneDecimal->isChecked());
    connect(m_oneDecimal, &QCheckBox::toggled, tools.oneDecimal, &QAction::setChecked);
    connect(tools.oneDecimal, &QAction::toggled, m_oneDecimal, &QCheckBox::setChecked);
    connect(m_rules, &QComboBox::currentTextChanged, this, [this] { fitWords(); });
    addEnd();
}

void OddsToolBar::showWords()
{
    ToolBar::showWords();
    m_playersCaption->setText(tr("Players"));
    m_streetCaption->setText(tr("Street"));
    m_rulesCaption->setText(tr("H&ouse rules"));
    //: How percent are written: 16.7 % or 17 %; short where there is little room
    m_oneDecimal->setText(isCompact() ? tr("0.0 %") : tr("Percent to one decimal"));
    m_oneDecimal->setAccessibleName(tr("Percent to one decimal"));
    m_oneDecimal->setToolTip(tr("16.7 % rather than 17 %"));
    m_oneDecimal->setStatusTip(m_oneDecimal->toolTip());
    m_rules->setMinimumHeight(scaled(28, font()));
    m_rules->setMinimumWidth(m_rules->sizeHint().width()); // the bar would cut off its words
    m_oneDecimal->setMinimumHeight(scaled(28, font()));
    for (QAction* action : actions()) { // the bar shows a widget through its action
        const QWidget* widget = widgetForAction(action);
        if (widget
            && (widget == m_playersCaption || widget == m_streetCaption
                || widget == m_rulesCaption))
            action->setVisible(!isCompact());
    }
    fitWords();
}

} // namespace showdown::gui
