// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/compareview.h"

#include "app/gui/cards/deckpanel.h"
#include "app/gui/compare/compareactions.h"
#include "app/gui/compare/comparepage.h"
#include "app/gui/compare/comparetoolbar.h"
#include "app/gui/compare/handcommands.h"
#include "app/gui/compare/handsview.h"
#include "app/gui/explain/whypage.h"
#include "app/gui/session/session.h"
#include "app/gui/session/table.h"
#include "app/gui/steps/stepactions.h"
#include "app/gui/steps/stepplayer.h"
#include "app/gui/steps/stepspage.h"
#include "app/gui/steps/stepwords.h"
#include "app/gui/widgets/houserulescombo.h"
#include "app/narration/rulestext.h"

#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QSettings>

#include <algorithm>

namespace showdown::gui {

CompareView::CompareView(Session& session, TableDealer& dealer, const Appearance& appearance,
                         const Actions& actions, QWidget* window)
    : View(window),
      m_session(session),
      m_nextSlot(session),
      m_actions(new CompareActions(this)),
      m_toolBar(new CompareToolBar(actions, *m_actions, window)),
      m_page(new ComparePage(session, m_nextSlot, dealer, appearance, window)),
      m_why(new WhyPage(session, m_nextSlot)),
      m_player(new StepPlayer(session, this)),
      m_stepActions(new StepActions(*m_player, this)),
      m_steps(new StepsPage(session, *m_player, *m_stepActions)),
      m_cardMenu(new QMenu(window)),
      m_commands(new HandCommands(*m_actions, session, m_nextSlot, dealer, *m_page, this))
{
    m_cardMenu->setObjectName(QStringLiteral("cardMenu"));
    m_cardMenu->addActions(cardActions());
    connectCommands();
    connectParts();
    connectSteps();
}

void CompareView::connectCommands()
{
    connect(m_actions->deckPanel, &QAction::triggered, &m_page->deck(),
            [this](bool unfold) { m_page->deck().setFolded(!unfold); });
    connect(&m_page->deck(), &DeckPanel::foldedChanged, m_actions->deckPanel,
            [this](bool folded) { m_actions->deckPanel->setChecked(!folded); });
    m_actions->deckPanel->setChecked(!m_page->deck().isFolded());
    const auto showRules = [this] { m_toolBar->rulesCombo().showRules(m_session.rules()); };
    connect(m_commands, &HandCommands::rulesShown, this, showRules);
    showRules();
    connect(&m_toolBar->rulesCombo(), &HouseRulesCombo::presetChosen, m_commands,
            &HandCommands::choosePreset);
}

/// What is done with one card: in Edit, and in the menu of a slot.
QList<QAction*> CompareView::cardActions() const
{
    return {m_actions->cutCard, m_actions->copyCard, m_actions->pasteCards, m_actions->makeWild,
            m_actions->deleteCard};
}

void CompareView::connectParts()
{
    connect(&m_page->hands(), &HandsView::menuRequested, m_cardMenu,
            [this](const QPoint& position) { m_cardMenu->popup(position); });
    connect(&m_page->hands(), &HandsView::currentChanged, this, &View::statusChanged);
    connect(&m_session, &Session::titleChanged, this, &View::documentTitleChanged);
    connect(&m_session, &Session::rulesChanged, this, &View::statusChanged);
    connect(&m_session, &Session::playerCountChanged, this, &View::statusChanged);
    connect(&m_page->hands(), &HandsView::problemFound, this, &View::said);
    connect(&m_page->deck(), &DeckPanel::saidSomething, this, &View::said);
    connect(m_why, &WhyPage::partSelected, &m_page->hands(), [this](int comparison, int part) {
        m_page->hands().ringChosen(PartPlace{comparison, part});
    });
    connect(m_why, &WhyPage::rowSelected, &m_page->hands(), [this](int player, int row) {
        m_page->hands().ringChosen(LadderPlace{player, row});
    });
    connect(m_why, &WhyPage::selectionCleared, &m_page->hands(),
            [this] { m_page->hands().ringChosen({}); });
    connect(m_why, &WhyPage::rowActivated, this, [this](int player) {
        emit asked();
        m_page->hands().focusPlayer(player);
    });
}

void CompareView::connectSteps()
{
    connect(m_steps, &StepsPage::cardsShown, &m_page->hands(), &HandsView::ringChosen);
    connect(m_steps, &StepsPage::stepsHidden, &m_page->hands(),
            [this] { m_page->hands().ringChosen({}); });
    connect(m_steps, &StepsPage::stepsShown, m_stepActions,
            [this] { m_stepActions->setSeen(true); });
    connect(m_steps, &StepsPage::stepsHidden, m_stepActions,
            [this] { m_stepActions->setSeen(m_steps->isVisible()); });
    connect(m_stepActions, &StepActions::stepsAsked, this,
            [this] { emit pageAsked(QStringLiteral("steps")); });
    connect(m_stepActions->copyStep, &QAction::triggered, m_player,
            [this] { QGuiApplication::clipboard()->setText(stepAsText(m_session, *m_player)); });
    for (auto changed : {&StepPlayer::moved, &StepPlayer::ended, &StepPlayer::levelChanged})
        connect(m_player, changed, this, &View::statusChanged);
    connect(&m_session, &Session::namesChanged, this, &View::statusChanged);
    for (auto changed : {&StepsPage::stepsShown, &StepsPage::stepsHidden})
        connect(m_steps, changed, this, &View::statusChanged);
}

QString CompareView::title() const
{
    return tr("Hands");
}

QString CompareView::documentTitle() const
{
    return m_session.table().title;
}

QAction& CompareView::modeAction() const
{
    return *m_actions->mode;
}

QWidget& CompareView::widget() const
{
    return *m_page;
}

ToolBar& CompareView::toolBar() const
{
    return *m_toolBar;
}

std::vector<DockPage> CompareView::dockPages() const
{
    return {{QStringLiteral("why"), tr("Why"), m_why},
            {QStringLiteral("steps"), tr("Steps"), m_steps}};
}

std::vector<Area> CompareView::areas() const
{
    return {
        {&m_page->hands(), [this] { m_page->hands().focusCurrent(); }},
        {&m_page->deck(), [this] { m_page->deck().focusKeys(); }},
    };
}

ViewMenus CompareView::menus() const
{
    QList<QAction*> hands{m_actions->deal,
                          m_actions->dealPlayer,
                          nullptr,
                          m_actions->swapPlayers,
                          m_actions->sortPlayer,
                          m_actions->renamePlayer,
                          nullptr,
                          m_actions->clearPlayer,
                          m_actions->clearTable,
                          nullptr};
    hands << m_actions->players->actions() << nullptr << m_actions->jumps->actions();
    return {cardActions() << nullptr << m_actions->copyResult,
            {m_actions->deckPanel},
            {{QStringLiteral("handsMenu"), tr("H&ands"), hands},
             {QStringLiteral("rulesMenu"), tr("&Rules"),
              m_actions->presets->actions() + QList<QAction*>{nullptr, m_actions->oneDeck}},
             {QStringLiteral("stepsMenu"), tr("&Steps"), m_stepActions->menu()}}};
}

Status CompareView::status() const
{
    const std::optional<CardsLeft> left = cardsLeft(m_session.table());
    const QString cards =
        left ? tr("%1 of %n cards left", "%1: how many; %n: of how many", left->all).arg(left->left)
             : QString();
    const bool steps = m_player->isRunning() && m_steps->isVisible();
    return {steps ? stepStatus(m_session, *m_player) : m_page->hands().currentText(),
            {{QStringLiteral("steppingLabel"), steps ? tr("Stepping") : QString()},
             {QStringLiteral("playersLabel"), tr("%n players", nullptr, m_session.playerCount())},
             {QStringLiteral("rulesLabel"), narration::rulesLine(m_session.rules())},
             {QStringLiteral("statusCardsLabel"), cards}}};
}

std::optional<int> CompareView::showStep(std::optional<int> number, std::optional<Level> level)
{
    const int count = m_session.run()->size();
    if (count == 0 || number.value_or(1) > count)
        return count;
    emit pageAsked(QStringLiteral("steps"));
    if (!m_player->isRunning())
        m_player->start();
    m_player->setLevel(level.value_or(m_player->level()));
    m_player->goTo(number.value_or(1) - 1);
    return count;
}

QUndoStack& CompareView::undoStack() const
{
    return m_session.undoStack();
}

void CompareView::focus()
{
    m_page->hands().focusCurrent();
}

void CompareView::setCompact(bool compact)
{
    m_toolBar->setCompact(compact);
    m_page->setCompact(compact);
    m_why->setCompact(compact);
}

/// The deck makes room too, and comes back as it was.
void CompareView::setExplanationFolded(bool folded)
{
    DeckPanel& deck = m_page->deck();
    m_isExplanationFolded = folded;
    if (folded)
        m_deckWasFolded = deck.isFolded();
    deck.setFolded(folded || m_deckWasFolded);
}

void CompareView::saveLayout(QSettings& settings) const
{
    settings.setValue(QStringLiteral("compare/whySplit"), m_why->split());
    settings.setValue(QStringLiteral("compare/stepLevel"),
                      QUtf8StringView(id(m_player->level())).toString());
    settings.setValue(QStringLiteral("compare/stepSpeed"), static_cast<int>(m_player->speed()));
    const bool isFolded = m_isExplanationFolded ? m_deckWasFolded : m_page->deck().isFolded();
    settings.setValue(QStringLiteral("compare/deckFolded"), isFolded);
}

void CompareView::restoreLayout(const QSettings& settings)
{
    m_why->setSplit(settings.value(QStringLiteral("compare/whySplit")).toByteArray());
    const QString level = settings.value(QStringLiteral("compare/stepLevel")).toString();
    m_player->setLevel(levelFromId(level.toStdString()).value_or(Level::story));
    const int speed =
        settings.value(QStringLiteral("compare/stepSpeed"), static_cast<int>(Speed::normal))
            .toInt();
    m_player->setSpeed(Speed(std::clamp(speed, 0, static_cast<int>(Speed::fast))));
    m_deckWasFolded = settings.value(QStringLiteral("compare/deckFolded")).toBool();
    m_page->deck().setFolded(m_isExplanationFolded || m_deckWasFolded);
}

void CompareView::retranslate()
{
    m_actions->retranslate();
    m_stepActions->retranslate();
    m_toolBar->rulesCombo().showRules(m_session.rules());
}

} // namespace showdown::gui
