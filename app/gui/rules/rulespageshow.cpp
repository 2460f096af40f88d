// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rules/presetpreview.h"
#include "app/gui/rules/rulerow.h"
#include "app/gui/rules/rulespage.h"
#include "app/gui/session/session.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/houserulescombo.h"
#include "app/gui/widgets/textlabel.h"
#include "app/narration/cardtext.h"
#include "app/narration/ruleoutcometext.h"
#include "app/narration/rulewords.h"
#include "core/rules/alsowild.h"

#include <QCheckBox>
#include <QEvent>
#include <QLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <utility>

// How the page shows the rules in force; rulespage.cpp creates it and handles changes.

namespace showdown::gui {

void RulesPage::showWords()
{
    m_back->setText(tr("Back"));
    m_back->setAccessibleName(tr("Back to the preset"));
    m_back->setStatusTip(tr("Take back every difference from the preset"));
    m_back->setToolTip(m_back->statusTip());
    m_saveAs->setText(tr("Save as…"));
    m_saveAs->setAccessibleName(tr("Save these rules under a name"));
    m_saveAs->setStatusTip(tr("Keep these rules under a name of your own"));
    m_saveAs->setToolTip(m_saveAs->statusTip());
    m_scroll->setAccessibleName(tr("House rules"));
    m_scroll->widget()->setAccessibleName(m_scroll->accessibleName());
    for (const auto& [rule, shown] : m_rows)
        shown->setWords(narration::ruleName(rule), narration::ruleLine(rule));
    for (const auto& [shown, scope] :
         {std::pair{m_fullRow, WildScope::full}, std::pair{m_bugRow, WildScope::bug}})
        shown->setWords(narration::wildScopeName(scope), narration::wildScopeLine(scope));
    int item = 0;
    for (const Rank rank : allRanks())
        m_pairFloor->setItemText(item++, narration::rankPlural(rank));
    m_asked.reset();
    showRules();
}

void RulesPage::showRules()
{
    m_presets->showRules(m_session.rules());
    showValues();
    showMarks();
    showNotes();
}

void RulesPage::showValues()
{
    const HouseRules& rules = m_session.rules().rules;
    m_pairFloor->setCurrentIndex(number(rules.pairFloor) - number(Rank::two));
    m_switches.at(Rule::lowAceStraight)->setChecked(rules.lowAceStraight);
    m_switches.at(Rule::fiveOfAKind)->setChecked(rules.fiveOfAKind);
    m_switches.at(Rule::flushRepeats)->setChecked(rules.flushRepeats);
    m_switches.at(Rule::naturalBeatsWild)->setChecked(rules.naturalBeatsWild);
    (rules.wildScope == WildScope::full ? m_full : m_bug)->setChecked(true);
    m_oneDeck->setChecked(rules.deck == DeckKind::one);
    const QSignalBlocker silence(m_jokers);
    m_jokers->setValue(rules.jokers.count());
    showAlsoWild();
}

/// The usual choices, then the current one if it is none of them, then the entry that opens a
/// dialog.
void RulesPage::showAlsoWild()
{
    const HouseRules& rules = m_session.rules().rules;
    const std::optional<AlsoWild> usual = alsoWild(rules);
    QStringList items;
    for (const AlsoWild wild : allAlsoWild())
        items << narration::alsoWildName(wild);
    if (!usual)
        items << narration::alsoWildText(rules);
    const auto current = usual ? static_cast<int>(*usual) : static_cast<int>(items.size()) - 1;
    items << tr("choose…", "which natural cards are wild");
    m_alsoWild->clear();
    m_alsoWild->addItems(items);
    m_alsoWild->setCurrentIndex(current);
}

void RulesPage::showMarks()
{
    const std::vector<Rule> changed = m_session.rules().changed();
    const auto isChanged = [&](Rule rule) { return std::ranges::count(changed, rule) > 0; };
    for (const auto& [rule, shown] : m_rows)
        shown->setChanged(isChanged(rule)
                          || (rule == Rule::wildRanks && isChanged(Rule::wildCards)));
    m_fullRow->setChanged(m_full->isChecked() && isChanged(Rule::wildScope));
    m_bugRow->setChanged(m_bug->isChecked() && isChanged(Rule::wildScope));
    m_back->setEnabled(!changed.empty());
}

/// Several signals of one change may request it; the hands are compared once.
void RulesPage::showNotes()
{
    if (!isVisible())
        return;
    const Showdown& before = m_session.result();
    Asked asked{{}, m_session.rules().rules, m_session.lens()};
    for (const PlayerResult& player : before.players)
        asked.hands.push_back(player.hand);
    if (asked != m_asked) {
        m_outcomes = ruleOutcomes(asked.hands, asked.rules, asked.lens);
        m_asked = std::move(asked);
    }
    // while wilds are tried, the result that the notes speak of is not the one that is seen
    const bool canCompare = m_session.hasRun() && !m_session.triedPlayer() && !m_isResultHidden;
    for (const RuleOutcome& outcome : m_outcomes) {
        const QString note =
            canCompare ? narration::ruleNote(before, outcome, m_session.names()) : QString();
        const bool standsOut = canCompare && outcome.change == ResultChange::winners;
        if (outcome.rule != Rule::wildScope) {
            m_rows.at(outcome.rule)->setNote(note, standsOut);
            continue;
        }
        const bool isBug = outcome.rules.wildScope == WildScope::bug; // the one not chosen
        (isBug ? m_bugRow : m_fullRow)->setNote(note, standsOut);
        (isBug ? m_fullRow : m_bugRow)->setNote({}, false);
    }
}

void RulesPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showNotes();
}

void RulesPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        updateLook();
}

void RulesPage::updateLook()
{
    const int side = scaled(12, font());
    const bool isMirrored = layoutDirection() == Qt::RightToLeft; // the scroll bar is at the end
    const int left = isMirrored ? 0 : side;
    const int right = side - left;
    QLayout* const top = layout()->itemAt(0)->layout();
    layout()->setContentsMargins(left, side, right, 0);
    layout()->setSpacing(scaled(8, font()));
    top->setSpacing(scaled(8, font()));
    top->setContentsMargins(right, 0, left, 0);
    m_preview->setContentsMargins(right, 0, left, 0);
    m_list->setContentsMargins(right, scaled(4, font()), left, side);
    m_list->setSpacing(scaled(10, font()));
    for (QWidget* control : {static_cast<QWidget*>(m_presets), static_cast<QWidget*>(m_back),
                             static_cast<QWidget*>(m_saveAs)})
        control->setMinimumHeight(scaled(28, font()));
}

} // namespace showdown::gui
