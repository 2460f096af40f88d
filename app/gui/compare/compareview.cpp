// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/compareview.h"

#include "app/gui/cards/deckpanel.h"
#include "app/gui/compare/compareactions.h"
#include "app/gui/compare/comparecommands.h"
#include "app/gui/compare/compareexplanation.h"
#include "app/gui/compare/compareplaces.h"
#include "app/gui/compare/comparesharing.h"
#include "app/gui/compare/comparetoolbar.h"
#include "app/gui/compare/handsview.h"
#include "app/gui/compare/lenschoice.h"
#include "app/gui/compare/welcome.h"
#include "app/gui/explain/steps/arenaview.h"
#include "app/gui/explain/steps/stepactions.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/explain/steps/stepscontroller.h"
#include "app/gui/explain/steps/stepspage.h"
#include "app/gui/rules/rulecommands.h"
#include "app/gui/rules/rulespage.h"
#include "app/gui/session/cardtable.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/settings/restored.h"
#include "app/gui/table/cardspage.h"
#include "app/gui/view/shortcutgroups.h"
#include "app/gui/widgets/houserulescombo.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QSettings>

#include <algorithm>

namespace showdown::gui {
namespace {

ShortcutGroup explanationShortcuts()
{
    return {ShortcutListText::tr("In the rank check and the comparisons"),
            {{ShortcutListText::tr("Go to another row"), ShortcutListText::tr("Arrow keys")},
             {ShortcutListText::tr("Open or close a comparison"), ShortcutListText::tr("+ or -")},
             {ShortcutListText::tr("Show the row in the steps"), ShortcutListText::tr("Enter")},
             {ShortcutListText::tr("Take the choice of a row back"), ShortcutListText::tr("Esc")}}};
}

ShortcutGroup wildShortcuts()
{
    return {ShortcutListText::tr("In the choices of a wild"),
            {{ShortcutListText::tr("Go to another choice"), ShortcutListText::tr("Arrow keys")},
             {ShortcutListText::tr("Try the choice"), ShortcutListText::tr("Enter")},
             {ShortcutListText::tr("End the try-out"), ShortcutListText::tr("Esc")}}};
}

ShortcutGroup stepShortcuts()
{
    return {
        ShortcutListText::tr("In the steps"),
        {{ShortcutListText::tr("On the scrubber: a step back or on"),
          ShortcutListText::tr("Left, Right")},
         {ShortcutListText::tr("On the scrubber: the phase before or after"),
          ShortcutListText::tr("Page Up, Page Down")},
         {ShortcutListText::tr("On the scrubber: the first or the last step"),
          ShortcutListText::tr("Home, End")},
         {ShortcutListText::tr("In the code: mark a line to stop at, or not"),
          ShortcutListText::tr("Space")},
         {ShortcutListText::tr("In the list of what was found: go back to a line"),
          ShortcutListText::tr("Enter")},
         {ShortcutListText::tr("Go to the step of a typed number"), ShortcutListText::tr("Enter")},
         {ShortcutListText::tr("Answer yes or no"), ShortcutListText::tr("Y, N")},
         {ShortcutListText::tr("Answer less, equal or greater"), ShortcutListText::tr("<, =, >")}}};
}

ShortcutGroup presentedShortcuts()
{
    return {ShortcutListText::tr("While presenting"),
            {{ShortcutListText::tr("Reveal the ranks, then who wins; go one step on"),
              ShortcutListText::tr("Page Down, Space")},
             {ShortcutListText::tr("Go one step back"), ShortcutListText::tr("Page Up")},
             {ShortcutListText::tr("Leave the run, then the presentation"),
              ShortcutListText::tr("Esc")}}};
}

} // namespace

CompareView::CompareView(CompareSession& session, TableDealer& dealer, OwnPresets& ownPresets,
                         const Appearance& appearance, const Actions& actions, QWidget* window)
    : TableView(session, window),
      m_session(session),
      m_actions(new CompareActions(this)),
      m_toolBar(new CompareToolBar(actions, *m_actions, window)),
      m_steps(new StepsController(session, this)),
      m_share(new CompareSharing(session, appearance, *m_actions, window, this))
{
    CardsPage& page = *makePage(dealer, appearance, window);
    m_lens =
        new LensChoice(session, *m_actions, m_toolBar->lensCombo(), page.notices(), window, this);
    m_rules = new RuleCommands({m_actions->saveRules, m_actions->manageRules}, ownPresets, session,
                               RuleWords::forComparing(), window, this);
    m_commands = new CompareCommands(*m_actions, session, dealer, page, this);
    m_toolBar->setSwapMenu(m_commands->swapMenu());
    m_explanation = new CompareExplanation({session, next(), appearance, *m_actions, *m_hands,
                                            *m_steps, *m_commands, *m_rules, window},
                                           this);
    m_welcome = new Welcome(session, page.notices(), this);
    setPage(page, *m_commands, QStringLiteral("cardMenu"), m_actions->cardMenu());
    cardMenu().addMenu(&m_commands->copyMenu());
    connectParts();
    connectRules();
    connectSteps();
    connectExplanation();
    connectWelcome();
}

CardsPage* CompareView::makePage(TableDealer& dealer, const Appearance& appearance, QWidget* window)
{
    return new CardsPage(
        {QStringLiteral("compareArea"), QStringLiteral("conflictBar"), QStringLiteral("deckPanel")},
        new ComparePlaces(m_session, next()), appearance,
        [&](TablePlaces& places, QWidget* page) {
            return m_hands = new HandsView(m_session, places, dealer, m_steps->player(), appearance,
                                           page);
        },
        window);
}

/// Two lists of presets and the page of all rules show the same rules; when one of them changes
/// them, or is refused, the others follow.
void CompareView::connectRules()
{
    RulesPage& rulesPage = m_explanation->rulesPage();
    offerRules(*m_rules, *m_commands, m_toolBar->rulesCombo());
    offerRules(*m_rules, *m_commands, rulesPage.presetCombo());
    connect(m_commands, &CompareCommands::rulesShown, &rulesPage, &RulesPage::showRules);
    connect(m_rules, &RuleCommands::rulesShown, &rulesPage, &RulesPage::showRules);
    connect(m_rules, &RuleCommands::said, this, &View::said);
    connect(m_rules, &RuleCommands::statusChanged, this, &View::statusChanged);
    connect(m_lens, &LensChoice::said, this, &View::said);
}

void CompareView::connectParts()
{
    m_session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules
                              | TableChange::lens,
                          this, [this] {
                              if (m_isPresenting)
                                  reveal(Reveal::cards); // another question
                          });
    connect(&m_session, &TableSession::begun, this, [this] {
        if (m_isPresenting)
            reveal(Reveal::cards); // perhaps with the same cards
    });

    connect(m_hands, &CardField::problemFound, this, [this](const QString& problem) {
        if (!problem.isEmpty())
            emit said(problem);
    });
    connect(m_hands, &HandsView::copyAsked, m_share->copyText(), &QAction::trigger);
}

/// The arena replaces the hands; the selected part of Why can be shown in the steps, and the other
/// way round.
void CompareView::connectSteps()
{
    m_steps->setArena(m_hands->arena());
    connect(m_steps, &StepsController::steppingChanged, this, &CompareView::showStepping);
    connect(m_steps, &StepsController::statusChanged, this, &View::statusChanged);
    connect(&m_steps->player(), &StepPlayer::changed, this, &View::keptBackChanged);
    connect(m_steps, &StepsController::said, this, &View::said);
    for (const auto changed : {&StepPlayer::levelChanged, &StepPlayer::speedChanged})
        connect(&m_steps->player(), changed, this, &View::settingChanged);
    connect(m_steps->actions().askMe, &QAction::toggled, this, &View::settingChanged);
    connect(m_steps, &StepsController::pageAsked, this, [this] {
        emit asked();
        emit pageAsked(QStringLiteral("steps"));
    });
    connect(m_hands, &HandsView::stepsAsked, m_steps, &StepsController::stepThrough);
    connect(&m_steps->page(), &StepsPage::dealAsked, m_actions->deal, &QAction::trigger);
    connect(&m_steps->page(), &StepsPage::tableAsked, this, &View::tableAsked);
}

void CompareView::connectExplanation()
{
    connect(m_explanation, &CompareExplanation::asked, this, &View::asked);
    connect(m_explanation, &CompareExplanation::pageAsked, this, &View::pageAsked);
    connect(m_explanation, &CompareExplanation::pagesChanged, this, &View::pagesChanged);
}

void CompareView::connectWelcome()
{
    connect(m_share, &ShareCommands::said, this, &View::said);
    connect(m_welcome, &Welcome::changed, this, &View::settingChanged);
    connect(m_welcome, &Welcome::stepsAsked, m_steps, &StepsController::stepThrough);
    connect(m_welcome, &Welcome::lessonAsked, this, &CompareView::firstLessonAsked);
    connect(m_actions->showWelcome, &QAction::triggered, this, [this] {
        emit asked();
        m_welcome->show();
    });
}

void CompareView::showStepping(bool stepping)
{
    m_explanation->endTrial();
    m_welcome->setStepping(stepping);
    const QWidget* before = QApplication::focusWidget();
    const bool isInHands = m_hands->isAncestorOf(before);
    const bool isLost = page().isVisible() && (!before || m_steps->page().isAncestorOf(before));
    m_hands->setStepping(stepping);
    m_commands->setSlotsSeen(!stepping);
    emit keptBackChanged();
    sayWhyFolded();
    makeDeckRoom(m_isExplanationFolded || m_steps->isStepping());
    emit explanationWidthChanged();
    if (m_isPresenting) {
        if (QWidget* focus = QApplication::focusWidget(); m_hands->isAncestorOf(focus))
            focus->clearFocus(); // its ring would be a mark for a class
    } else if (isInHands && stepping)
        m_steps->page().focusSteps();
    else if (!stepping && (isInHands || isLost))
        focus(); // where what is typed now goes
}

void CompareView::sayWhyFolded()
{
    page().deck().setFoldedNote(
        m_steps->isStepping()
            ? QStringList{tr("Folded while stepping. Esc or a changed card ends the run."),
                          tr("Esc or a changed card ends the run."), QString()}
            : QStringList());
}

bool CompareView::wantsWideExplanation() const
{
    return m_steps->isStepping();
}

std::vector<Area> CompareView::areas() const
{
    std::vector<Area> areas = TableView::areas();
    if (m_strip)
        areas.insert(areas.begin(), {m_strip, {}});
    return areas;
}

void CompareView::setStrip(QWidget& strip)
{
    m_strip = &strip;
    page().setStrip(strip);
}

/// Its hands, unless a step of its run is asked for: in the story, or at a line as printed.
void CompareView::showAsked(const AskedTable& asked)
{
    m_steps->player().end(TableDifference::table);
    if (!asked.step)
        return;
    if (asked.mistake == 0)
        m_steps->player().setLevel(Level::story);
    m_steps->showStep(asked.step);
    if (asked.mistake != 0)
        m_steps->showPrinted(asked.mistake);
}

void CompareView::endWelcome()
{
    m_welcome->end();
}

QString CompareView::title() const
{
    return tr("Hands");
}

QAction& CompareView::modeAction() const
{
    return *m_actions->mode;
}

ToolBar& CompareView::toolBar() const
{
    return *m_toolBar;
}

std::vector<DockPage> CompareView::dockPages() const
{
    return m_explanation->pages();
}

QList<QAction*> CompareView::handsMenu() const
{
    QList<QAction*> hands{
        m_actions->deal,           m_actions->dealPlayer,   m_actions->dealClose,
        m_actions->dealFromSeed,   m_actions->dealRank,     nullptr,
        m_actions->swapPlayers,    m_actions->sortPlayer,   m_commands->copyMenu().menuAction(),
        m_actions->renamePlayer,   m_actions->showWilds,    m_actions->movePlayerUp,
        m_actions->movePlayerDown, m_actions->removePlayer, nullptr,
        m_actions->clearPlayer,    m_actions->clearTable,   nullptr};
    hands << m_actions->players->actions() << nullptr << m_actions->jumps->actions();
    return hands;
}

void CompareView::showRankings()
{
    m_explanation->showRankings();
}

ViewMenus CompareView::menus() const
{
    return {m_actions->cardMenu() << nullptr << m_share->copyMenu().menuAction(),
            {m_actions->deckPanel},
            {{QStringLiteral("handsMenu"), tr("H&ands"), handsMenu()},
             {QStringLiteral("rulesMenu"), tr("&Rules"),
              m_actions->presets->actions()
                  + QList<QAction*>{m_rules->menuAction(), nullptr, m_actions->houseRules,
                                    m_actions->oneDeck, nullptr, &m_lens->menuEntry()}},
             {QStringLiteral("stepsMenu"), tr("&Steps"), m_steps->actions().menu()}},
            QList<QAction*>{m_commands->samplesMenu().menuAction()} + m_share->fileMenu(),
            {m_actions->showWelcome}};
}

Status CompareView::status() const
{
    const std::optional<CardsLeft> left = cardsLeft(m_session.table());
    const QString cards =
        left ? tr("%1 of %n cards left", "%1: how many; %n: of how many", left->all).arg(left->left)
             : QString();
    const bool steps = m_steps->isStepping();
    return {steps ? m_steps->statusText() : focusText(),
            {{QStringLiteral("steppingLabel"), steps ? tr("Stepping") : QString()},
             {QStringLiteral("playersLabel"), tr("%n players", nullptr, m_session.playerCount())},
             {QStringLiteral("rulesLabel"), m_rules->statusText()},
             {QStringLiteral("statusCardsLabel"), cards}}};
}

QString CompareView::shownFunction() const
{
    const StepPlayer& player = m_steps->player();
    return player.isRunning() ? QUtf8StringView(player.step().listing->function).toString()
                              : QString();
}

std::optional<int> CompareView::showStep(std::optional<int> number, std::optional<Level> level)
{
    const std::vector<int> shown = m_session.run()->visible(level.value_or(Level::every));
    const int count = static_cast<int>(shown.size());
    const int place = number.value_or(1);
    if (place < 1 || place > count)
        return count;
    m_steps->player().setLevel(level.value_or(m_steps->player().level()));
    m_steps->showStep(
        [&](const Run& /*run*/) { return shown[static_cast<std::size_t>(place) - 1]; });
    return count;
}

std::vector<ShortcutGroup> CompareView::shortcutGroups() const
{
    return {handShortcuts(), deckShortcuts(), explanationShortcuts(),
            wildShortcuts(), stepShortcuts(), presentedShortcuts()};
}

bool CompareView::isAtEnd() const
{
    if (m_steps->isStepping())
        return m_steps->isPageChosen() && !m_steps->player().target(Move::next);
    return m_reveal == Reveal::all && !m_session.hasRun();
}

bool CompareView::stepPresentation(bool forward)
{
    if (forward && isAtEnd())
        return false;
    if (m_steps->isStepping() && !forward && !m_steps->player().target(Move::back))
        m_steps->actions().end->trigger();
    else if (m_steps->isStepping() && m_steps->isPageChosen())
        (forward ? m_steps->actions().next : m_steps->actions().back)->trigger();
    else if (forward && m_reveal == Reveal::all)
        m_steps->stepThrough();
    else {
        const Reveal before = m_reveal;
        const bool isBetween = before == Reveal::ranks;
        if (forward)
            reveal(isBetween ? Reveal::all : Reveal::ranks);
        else
            reveal(before == Reveal::all ? Reveal::ranks : Reveal::cards);
        return m_reveal != before;
    }
    return true;
}

/// Esc ends a try-out, wherever the focus is.
bool CompareView::takeKey(const QKeyEvent& event)
{
    if (event.keyCombination() == QKeyCombination(Qt::Key_Escape) && m_session.triedPlayer()) {
        m_explanation->endTrial();
        return true;
    }
    return m_steps->actions().takeKey(event);
}

QList<QAction*> CompareView::presentActions() const
{
    QList<QAction*> actions = m_steps->actions().menu() + handsMenu();
    actions << m_share->copyText();
    actions.removeAll(nullptr);
    actions.removeAll(m_steps->actions().end); // its key works where the steps are
    return actions;
}

void CompareView::retranslate()
{
    m_actions->retranslate();
    m_rules->retranslate();
    m_steps->actions().retranslate();
    m_commands->retranslate();
    m_share->retranslate();
    m_lens->show();
    sayWhyFolded();
}

void CompareView::setCompact(bool compact)
{
    m_toolBar->setCompact(compact);
    TableView::setCompact(compact);
    m_explanation->setCompact(compact);
}

void CompareView::setPresenting(bool presenting)
{
    m_isPresenting = presenting;
    m_steps->setPresenting(presenting);
    m_explanation->endTrial(); // it would tell what is kept back
    reveal(presenting ? Reveal::cards : Reveal::all);
    TableView::setPresenting(presenting);
}

void CompareView::reveal(Reveal reveal)
{
    const auto& players = m_session.shown().players;
    if (std::ranges::none_of(players, [](const auto& each) { return each.hand.isComplete(); }))
        reveal = Reveal::all; // there is nothing to keep back
    m_reveal = reveal;
    m_hands->setRevealed(reveal);
    emit keptBackChanged();
}

bool CompareView::keepsBack() const
{
    return m_reveal != Reveal::all && !m_steps->isStepping();
}

void CompareView::setExplanationFolded(bool folded)
{
    m_isExplanationFolded = folded;
    makeDeckRoom(m_isExplanationFolded || m_steps->isStepping());
    m_steps->setExplanationFolded(folded);
}

void CompareView::saveLayout(QSettings& settings) const
{
    m_explanation->saveLayout(settings);
    m_steps->save(settings);
    TableView::saveLayout(settings);
    m_welcome->save(settings);
}

void CompareView::restoreLayout(const QSettings& settings)
{
    TableView::restoreLayout(settings);
    if (isRestored(settings, Restored::window))
        m_explanation->restoreLayout(settings);
    m_steps->restore(settings);
    if (settings.value(QStringLiteral("compare/page")) == QStringLiteral("steps"))
        m_steps->page().waitForRequest();
    m_welcome->restore(settings);
}

} // namespace showdown::gui
