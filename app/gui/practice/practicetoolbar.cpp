// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/practicetoolbar.h"

#include "app/gui/practice/practiceactions.h"
#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/houserulescombo.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>

#include <array>

namespace showdown::gui {
namespace {

/// 0: until stopped.
constexpr std::array roundCounts{5, 10, 15, 30, 0};

} // namespace

PracticeToolBar::PracticeToolBar(const Actions& actions, const PracticeActions& tools,
                                 QWidget* parent)
    : ToolBar(actions, parent, ToolBarKind::reading),
      m_tools(tools),
      m_more(new WordedCombo(this)),
      m_count(new WordedCombo(this)),
      m_rules(new HouseRulesCombo(this))
{
    setObjectName(QStringLiteral("practiceToolBar"));
    m_more->setObjectName(QStringLiteral("questionKindCombo"));
    m_count->setObjectName(QStringLiteral("questionCountCombo"));
    m_rules->setObjectName(QStringLiteral("practiceRulesCombo"));
    m_caption = addCaption(QStringLiteral("questionsCaption"));
    addActions(tools.commonKinds());
    addWidget(m_more);
    QAction* const beforeCount = addSeparator();
    addWidget(m_count);
    addWidget(m_rules);
    QAction* const beforeRound = addSeparator();
    addWorded({tools.newRound});
    QList<QAction*> yielding{beforeCount, beforeRound};
    for (qsizetype kind = tools.commonKinds().size(); kind > 0; --kind)
        yielding << tools.commonKinds()[kind - 1]; // all kinds are in the box too
    setYielding(yielding);
    addEnd();
    for (int count : roundCounts)
        m_count->addItem(QString(), count);
    setCount(15);
    connect(m_count, &QComboBox::activated, this, &PracticeToolBar::countChosen);
    connect(m_rules, &QComboBox::currentTextChanged, this, [this] { fitWords(); });
    connect(m_more, &QComboBox::activated, this,
            [this](int kind) { m_tools.kinds->actions()[kind]->trigger(); });
    for (const QAction* kind : tools.kinds->actions()) {
        m_more->addItem(QString());
        connect(kind, &QAction::toggled, this, [this] { showWords(); });
    }
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

void PracticeToolBar::showWords()
{
    if (!m_more)
        return;
    m_caption->setText(tr("Questions"));
    m_caption->setBuddy(nullptr);
    const QList<QAction*> kinds = m_tools.kinds->actions();
    for (int kind = 0; kind < m_more->count(); ++kind)
        m_more->setItemText(kind, withoutMnemonic(kinds[kind]->text()));
    m_more->setCurrentIndex(static_cast<int>(kinds.indexOf(m_tools.kinds->checkedAction())));
    m_more->setAccessibleName(tr("Kinds of questions"));
    m_more->setToolTip(tr("Choose which kind of question the next round asks"));
    for (int row = 0; row < m_count->count(); ++row) {
        const int count = m_count->itemData(row).toInt();
        m_count->setItemText(row, count > 0 ? tr("%n questions", nullptr, count)
                                            : tr("Until stopped", "a number of questions"));
    }
    m_count->setAccessibleName(tr("Number of questions"));
    m_count->setToolTip(tr("Choose how many questions the next round has"));
    for (QComboBox* box : std::initializer_list<QComboBox*>{m_more, m_count, m_rules}) {
        box->setStatusTip(box->toolTip());
        box->setMinimumHeight(scaled(28, font()));
    }
    for (QAction* action : actions()) {
        if (widgetForAction(action) == m_caption)
            action->setVisible(!isCompact());
    }
    ToolBar::showWords(); // last, as it asks how much room all words need
}

} // namespace showdown::gui
