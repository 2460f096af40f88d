// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/compareexplanation.h"

#include "app/gui/compare/compareactions.h"
#include "app/gui/compare/comparecommands.h"
#include "app/gui/compare/handsview.h"
#include "app/gui/explain/coveredpage.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/explain/steps/stepscontroller.h"
#include "app/gui/explain/steps/stepspage.h"
#include "app/gui/explain/why/whypage.h"
#include "app/gui/explain/wild/wildpage.h"
#include "app/gui/rankings/rankingsdialog.h"
#include "app/gui/rules/rulecommands.h"
#include "app/gui/rules/rulespage.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/nextplace.h"
#include "app/narration/comparisontext.h"

#include <QAction>
#include <QSettings>

#include <optional>
#include <utility>

namespace showdown::gui {

CompareExplanation::CompareExplanation(const Room& room, QObject* parent)
    : QObject(parent),
      m_room(room),
      m_why(new WhyPage(room.session, room.nextSlot)),
      m_wild(new WildPage(room.session, room.appearance)),
      m_whyCover(new CoveredPage(m_why)),
      m_wildCover(new CoveredPage(m_wild)),
      m_rulesPage(new RulesPage(room.session))
{
    connectWhy();
    connectSteps();
    connectWilds();
    connectRules();
}

std::vector<DockPage> CompareExplanation::pages() const
{
    return {{QStringLiteral("why"), tr("Why"), m_whyCover},
            {QStringLiteral("wild"), tr("Wild"), m_wildCover, m_wild->isNeeded()},
            {QStringLiteral("steps"), tr("Steps"), &m_room.steps.page()},
            {QStringLiteral("rules"), tr("House rules"), m_rulesPage}};
}

/// Rings the selected cards on the table, and connects the links of the answers.
void CompareExplanation::connectWhy()
{
    connect(m_why, &WhyPage::partSelected, &m_room.field, [this](int comparison, int part) {
        m_room.field.ringChosen(PartPlace{comparison, part});
    });
    connect(m_why, &WhyPage::rowSelected, &m_room.field, [this](int player, int row) {
        m_room.field.ringChosen(LadderPlace{player, row});
    });
    connect(m_why, &WhyPage::selectionCleared, &m_room.field,
            [this] { m_room.field.ringChosen({}); });
    connect(m_why, &WhyPage::rankingsAsked, this, &CompareExplanation::showRankings);
    connect(m_why, &WhyPage::rulesAsked, this, [this] { emit pageAsked(QStringLiteral("rules")); });
    connect(m_why, &WhyPage::presetsAsked, this, [this](const std::vector<Preset>& presets) {
        emit pageAsked(QStringLiteral("rules"));
        m_rulesPage->preview(presets);
    });
    connect(m_why, &WhyPage::changeAsked, this, &CompareExplanation::changeCard);
    connect(&m_room.field, &HandsView::lowPairAsked, this, [this] { showRule(Rule::pairFloor); });
}

/// The selected part of Why can be shown in the steps, and the other way round.
void CompareExplanation::connectSteps()
{
    connect(m_why, &WhyPage::stepsOfRowAsked, &m_room.steps, [this](int player, int row) {
        const auto& ladder =
            m_room.session.result().players[static_cast<std::size_t>(player)].ladder;
        const Category rank = ladder[static_cast<std::size_t>(row)].rank;
        m_room.steps.showStep([&](const Run& run) { return run.answerOf(player + 1, rank); });
        if (m_room.steps.player().isRunning())
            m_backToWhy = [this, player, row] { m_why->showRow(player, row); };
    });
    connect(m_why, &WhyPage::stepsOfPartAsked, &m_room.steps, [this](int comparison, int part) {
        const Showdown& result = m_room.session.result();
        const auto parts =
            narration::leafParts(result.comparisons[static_cast<std::size_t>(comparison)], result);
        m_room.steps.showStep([&](const Run& run) {
            return run.settlingOf(comparison, parts[static_cast<std::size_t>(part)]);
        });
        if (m_room.steps.player().isRunning())
            m_backToWhy = [this, comparison, part] { m_why->showPart(comparison, part); };
    });
    connect(&m_room.steps.page(), &StepsPage::rowAsked, this, [this](int player, int row) {
        emit pageAsked(QStringLiteral("why"));
        m_why->showRow(player, row);
    });
    connect(&m_room.steps.page(), &StepsPage::partAsked, this, [this](int comparison, int part) {
        emit pageAsked(QStringLiteral("why"));
        m_why->showPart(comparison, part);
    });
    StepPlayer& player = m_room.steps.player();
    connect(&player, &StepPlayer::changed, this, &CompareExplanation::hideAnswers);
    connect(&player, &StepPlayer::changed, this, [this, &player] {
        if (!player.isRunning())
            leaveSteps();
    });
    connect(&m_room.steps.page(), &StepsPage::stepsHidden, this, [this, &player] {
        if (player.isRunning())
            m_backToWhy = nullptr; // the user went on by other ways
    });
    for (const CoveredPage* cover : {m_whyCover, m_wildCover}) {
        connect(cover, &CoveredPage::stepsAsked, &m_room.steps, &StepsController::stepThrough);
        connect(cover, &CoveredPage::pageAsked, &player, &StepPlayer::showAhead);
    }
}

/// When the run has ended, back to the row or part of Why that the steps were opened from.
void CompareExplanation::leaveSteps()
{
    const auto back = std::exchange(m_backToWhy, nullptr);
    if (!back || m_room.steps.player().endedBy() != TableDifference::none)
        return;
    emit pageAsked(QStringLiteral("why"));
    back();
}

/// While the steps ask questions, nothing beside them tells what has not run yet.
void CompareExplanation::hideAnswers()
{
    const bool hides = m_room.steps.player().hidesAhead();
    m_whyCover->setCovered(hides);
    m_wildCover->setCovered(hides);
    m_rulesPage->setResultHidden(hides);
    m_room.session.hideGuestTitle(hides);
    if (m_rankings)
        m_rankings->setHoldersHidden(hides);
}

/// The page of the wilds is there while any player holds one, and about the same player as Why; a
/// try-out is shown in the banner.
void CompareExplanation::connectWilds()
{
    connect(m_why, &WhyPage::playerChanged, m_wild, &WildPage::setPlayer);
    connect(m_wild, &WildPage::playerPicked, m_why, &WhyPage::choosePlayer);
    m_wild->setPlayer(m_why->player());
    connect(m_wild, &WildPage::neededChanged, this, &CompareExplanation::pagesChanged);
    connect(m_wild, &WildPage::trialChanged, &m_room.field,
            [this] { m_room.field.setTrial(m_wild->trial()); });
    connect(&m_room.field, &HandsView::trialEndAsked, m_wild, &WildPage::endTrial);
    connect(m_why, &WhyPage::trialEndAsked, m_wild, &WildPage::endTrial);
    connect(&m_room.field, &HandsView::wildsAsked, this, &CompareExplanation::showWilds);
    connect(m_room.actions.showWilds, &QAction::triggered, this,
            [this] { showWilds(m_room.nextSlot.place().row); });
}

void CompareExplanation::showWilds(int player)
{
    emit asked();
    emit pageAsked(QStringLiteral("wild"));
    m_wild->showPlayer(player);
}

/// Changes a card and rings it.
void CompareExplanation::changeCard(int player, const CardChange& change)
{
    const std::optional<int> slot = m_room.session.row(player).slotOf(change.position);
    if (!slot)
        return;
    TableRows rows = m_room.session.table().rows;
    rows[static_cast<std::size_t>(player)].set(*slot, change.card);
    if (!m_room.session.setRows(rows, tr("Change one card")))
        m_room.field.ringHolder({player, *slot});
}

void CompareExplanation::showRankings()
{
    m_rankings = &rankingsOf(m_room.session, m_room.appearance, *m_room.window);
    hideAnswers();
    m_rankings->present();
}

void CompareExplanation::connectRules()
{
    connect(m_rulesPage, &RulesPage::presetChosen, &m_room.hands, &CompareCommands::choosePreset);
    connect(m_rulesPage, &RulesPage::saveAsked, &m_room.rules, &RuleCommands::save);
    connect(m_room.actions.houseRules, &QAction::triggered, this, [this] {
        emit pageAsked(QStringLiteral("rules"));
        m_rulesPage->focusRules();
    });
}

void CompareExplanation::showRule(Rule rule)
{
    emit pageAsked(QStringLiteral("rules"));
    m_rulesPage->showRule(rule);
}

void CompareExplanation::endTrial()
{
    m_wild->endTrial();
}

void CompareExplanation::setCompact(bool compact)
{
    m_why->setCompact(compact);
}

void CompareExplanation::saveLayout(QSettings& settings) const
{
    settings.setValue(QStringLiteral("compare/whySplit"), m_why->split());
}

void CompareExplanation::restoreLayout(const QSettings& settings)
{
    m_why->setSplit(settings.value(QStringLiteral("compare/whySplit")).toByteArray());
}

} // namespace showdown::gui
