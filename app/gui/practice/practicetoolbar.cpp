// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/practicetoolbar.h"

#include "app/gui/practice/practiceactions.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/houserulescombo.h"
#include "app/gui/widgets/tips.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace showdown::gui {

PracticeToolBar::PracticeToolBar(const Actions& actions, const PracticeActions& tools,
                                 QWidget* parent)
    : ToolBar(actions, parent, ToolBarKind::reading),
      m_tools(tools),
      m_caption(addCaption(QStringLiteral("questionsCaption"))),
      m_more(new QToolButton(this)),
      m_count(new WordedCombo(this)),
      m_rules(new HouseRulesCombo(this))
{
    setObjectName(QStringLiteral("practiceToolBar"));
    m_more->setObjectName(QStringLiteral("moreKindsButton"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setMenu(new QMenu(m_more));
    m_more->menu()->addActions(tools.kinds->actions());
    m_count->setObjectName(QStringLiteral("questionCountCombo"));
    m_rules->setObjectName(QStringLiteral("practiceRulesCombo"));
    auto* common = new QWidget(this);
    auto* buttons = new QHBoxLayout(common);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(0);
    for (QAction* kind : tools.commonKinds()) {
        auto* button = new QToolButton(common);
        button->setDefaultAction(kind);
        buttons->addWidget(button);
    }
    m_common = addWidget(common);
    addWidget(m_more);
    QAction* const beforeCount = addSeparator();
    addWidget(m_count);
    addWidget(m_rules);
    QAction* const beforeRound = addSeparator();
    addWorded({tools.newRound});
    setYielding({beforeCount, beforeRound, m_common}); // all kinds are in the menu too
    addEnd();
    for (int count : {5, 10, 15, 30, 0}) // 0: until stopped
        m_count->addItem(QString(), count);
    setCount(15);
    connect(m_count, &QComboBox::activated, this, &PracticeToolBar::countChosen);
    connect(m_rules, &QComboBox::currentTextChanged, this, [this] { fitWords(); });
    connect(m_common, &QAction::visibleChanged, this, &PracticeToolBar::nameMore);
    for (const QAction* kind : tools.kinds->actions())
        connect(kind, &QAction::toggled, this, [this](bool chosen) {
            if (!chosen)
                return; // until another is, none is
            nameMore();
            fitWords();
        });
    showWords();
}

std::optional<int> PracticeToolBar::count() const
{
    const int count = m_count->currentData().toInt();
    return count == 0 ? std::nullopt : std::optional(count);
}

void PracticeToolBar::setCount(std::optional<int> count)
{
    m_count->setCurrentIndex(std::max(0, m_count->findData(count.value_or(0))));
}

/// The kind that is chosen, unless its button shows that.
void PracticeToolBar::nameMore()
{
    const QAction* chosen = m_tools.kinds->checkedAction();
    const bool isShown = m_common->isVisible() && m_tools.commonKinds().contains(chosen);
    m_more->setText(isShown ? tr("More kinds") : withoutMnemonic(chosen->text()));
    m_more->setAccessibleName(m_more->text());
}

void PracticeToolBar::showWords()
{
    m_caption->setText(tr("Questions"));
    for (auto* button : widgetForAction(m_common)->findChildren<QToolButton*>()) {
        nameToolButton(*button, *button->defaultAction());
        button->setMinimumHeight(scaled(30, font()));
    }
    nameMore();
    setTips(*m_more, tr("Choose which kind of question the next round asks"));
    for (int row = 0; row < m_count->count(); ++row) {
        const int count = m_count->itemData(row).toInt();
        m_count->setItemText(row, count > 0 ? tr("%n questions", nullptr, count)
                                            : tr("Until stopped", "a number of questions"));
    }
    m_count->setAccessibleName(tr("Number of questions"));
    setTips(*m_count, tr("Choose how many questions the next round has"));
    ToolBar::showWords(); // last, as it asks how much room all words need
}

} // namespace showdown::gui
