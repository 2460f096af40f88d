// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsview.h"

#include "app/gui/cards/tableplaces.h"
#include "app/gui/odds/boardpanel.h"
#include "app/gui/odds/oddsactions.h"
#include "app/gui/odds/oddsannouncer.h"
#include "app/gui/odds/oddscommands.h"
#include "app/gui/odds/oddscounter.h"
#include "app/gui/odds/oddsexplanation.h"
#include "app/gui/odds/oddspanels.h"
#include "app/gui/odds/oddssharing.h"
#include "app/gui/odds/oddstoolbar.h"
#include "app/gui/odds/situationview.h"
#include "app/gui/rankings/rankingsdialog.h"
#include "app/gui/rules/rulecommands.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/table/cardspage.h"
#include "app/gui/table/conflictbar.h"
#include "app/gui/view/shortcutgroups.h"
#include "app/gui/widgets/houserulescombo.h"
#include "app/narration/oddsplayertext.h"
#include "app/narration/oddstext.h"
#include "app/narration/rulestext.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QMenu>
#include <QSettings>
#include <QUndoStack>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <random>
#include <utility>

namespace showdown::gui {
namespace {

ShortcutGroup situationShortcuts()
{
    ShortcutGroup keys = handShortcuts();
    keys.place = ShortcutListText::tr("In the hands and on the board");
    const auto wild = std::ranges::find(keys.entries, ShortcutListText::tr("Enter a wild"),
                                        &ShortcutGroup::Entry::does);
    keys.entries.insert(std::next(wild), {ShortcutListText::tr("Enter a card that nobody has seen"),
                                          ShortcutListText::tr("?")});
    return keys;
}

ShortcutGroup nextCardShortcuts()
{
    return {ShortcutListText::tr("In the map of next cards"),
            {{ShortcutListText::tr("Go to another card"), ShortcutListText::tr("Arrow keys")},
             {ShortcutListText::tr("Deal the card"), ShortcutListText::tr("Enter or Space")}}};
}

ShortcutGroup presentedShortcuts()
{
    return {
        ShortcutListText::tr("While presenting"),
        {{ShortcutListText::tr("Deal the next street"), ShortcutListText::tr("Page Down, Space")},
         {ShortcutListText::tr("Take the latest change back"), ShortcutListText::tr("Page Up")},
         {ShortcutListText::tr("Leave the presentation"), ShortcutListText::tr("Esc")}}};
}

} // namespace

OddsView::OddsView(OddsSession& session, OwnPresets& ownPresets, const Appearance& appearance,
                   const Actions& actions, QWidget* window)
    : TableView(session, window),
      m_session(session),
      m_ownPresets(ownPresets),
      m_appearance(appearance),
      m_windowActions(actions),
      m_window(window),
      m_actions(new OddsActions(this))
{}

OddsView::~OddsView()
{
    if (m_counter)
        m_counter->disconnect(this);
}

void OddsView::build()
{
    m_dealer = new TableDealer(m_session, std::random_device()(), this);
    m_toolBar = new OddsToolBar(m_windowActions, *m_actions, m_window);
    auto* page = new CardsPage(
        {QStringLiteral("oddsArea"), QStringLiteral("oddsProblemBar"),
         QStringLiteral("oddsDeckPanel")},
        new TablePlaces(m_session, next()), m_appearance,
        [this](TablePlaces& places, QWidget* parent) {
            return m_situation =
                       new SituationView(m_session, places, *m_dealer, m_appearance, parent);
        },
        m_window);
    m_rules = new RuleCommands({m_actions->saveRules, m_actions->manageRules}, m_ownPresets,
                               m_session, RuleWords::forCounting(), m_window, this);
    m_commands = new OddsCommands(*m_actions, m_session, *m_dealer, *page, *m_situation, this);
    m_counter = new OddsCounter(this);
    m_explanation = new OddsExplanation(m_appearance, m_window, this);
    m_sharing = new ShareCommands(
        ShareWords::forSituation(), m_session,
        sharedSituation(m_session, m_appearance,
                        {[this] { return shown(); }, [this] { return m_player; }}),
        m_window, this);
    m_announcer = new OddsAnnouncer(
        m_situation->panels().board().ahead(), [this] { return shown(); }, this);
    setPage(*page, *m_commands, QStringLiteral("oddsCardMenu"), m_actions->cardMenu());
    connect(m_dealer, &TableDealer::dealt, m_announcer, &OddsAnnouncer::repeat);
    connectParts();
    offerRules(*m_rules, *m_commands, m_toolBar->rulesCombo());
    connect(m_rules, &RuleCommands::said, this, &View::said);
    connect(m_rules, &RuleCommands::statusChanged, this, &View::statusChanged);
    m_rules->menuAction()->menu()->setObjectName(QStringLiteral("oddsOwnRulesMenu"));
    connectCounting();
    OddsView::retranslate();
    choosePlayer(0);
    page->installEventFilter(this);
    for (const DockPage& explaining : dockPages())
        explaining.widget->installEventFilter(this); // in a small window it may be what is seen
}

void OddsView::connectParts()
{
    connect(m_situation, &SituationView::playerChosen, this, &OddsView::choosePlayer);
    connect(m_situation, &CardField::problemFound, this, [this](const QString& problem) {
        if (problem.isEmpty())
            page().conflicts().dismissReason();
        else
            page().conflicts().sayWhy(problem);
    });
    connect(m_commands, &OddsCommands::playerAsked, this, &OddsView::choosePlayer);
    connect(m_sharing, &ShareCommands::said, this, &View::said);
    connect(m_actions->compareHands, &QAction::triggered, this, &OddsView::askToCompare);
    connect(m_actions->dealStreet, &QAction::changed, this, &View::keptBackChanged);
    connect(m_actions->oneDecimal, &QAction::toggled, this, &OddsView::showCount);
    connect(m_actions->oneDecimal, &QAction::toggled, this, &View::settingChanged);
    m_session.whenChanged(TableChange::players, this, [this] { choosePlayer(m_player); });
    m_session.whenChanged(TableChange::rules, this, &OddsView::tellRules);
    for (const auto changed : {&TableSession::stepTaken, &TableSession::guestChanged})
        connect(&m_session, changed, this, [this] {
            m_presentedFrom = m_session.undoStack().index(); // the user's own doing
        });
}

void OddsView::connectCounting()
{
    m_long.setSingleShot(true);
    m_long.setInterval(std::chrono::milliseconds(300));
    connect(&m_long, &QTimer::timeout, this, &OddsView::showCount);
    m_session.whenChanged(TableChange::outcome, this, &OddsView::count);
    m_session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules
                              | TableChange::names,
                          this, &OddsView::showCount); // also while a card is missing
    m_session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules, this,
                          [this] {
                              if (m_isPresenting)
                                  keepBack(true); // another question
                          });
    const auto hope = [this] {
        m_explanation->setHope(m_session.guest() ? m_session.guest()->hope : std::nullopt);
    };
    connect(&m_session, &TableSession::guestChanged, this, hope);
    hope();
    connect(m_counter, &OddsCounter::changed, this, &OddsView::showCount);
    connect(m_explanation, &OddsExplanation::playerChosen, this, &OddsView::choosePlayer);
    connect(m_explanation, &OddsExplanation::targetChosen, this, &OddsView::count);
    connect(m_explanation, &OddsExplanation::cardAsked, m_commands, &OddsCommands::putNext);
    connect(m_explanation, &OddsExplanation::stopAsked, m_counter, &OddsCounter::stop);
    connect(m_explanation, &OddsExplanation::pagesChanged, this, &View::pagesChanged);
    const AheadBox& ahead = m_situation->panels().board().ahead();
    connect(&ahead, &AheadBox::stopAsked, m_counter, &OddsCounter::stop);
    connect(&ahead, &AheadBox::focusLeft, this, &OddsView::focus);
    connect(m_explanation, &OddsExplanation::focusLeft, this, &OddsView::focus);
}

/// Nothing is counted until the view or a page of it is shown.
bool OddsView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show && !std::exchange(m_isLookedAt, true))
        count();
    return View::eventFilter(watched, event);
}

void OddsView::count()
{
    if (!m_isLookedAt)
        return;
    m_long.start();
    m_announcer->begin();
    const auto* question = std::get_if<OddsQuestion>(&m_session.question());
    const bool isTold =
        question ? m_counter->count(*question, m_explanation->target()) : m_counter->clear();
    if (!isTold)
        showCount();
}

/// What is known about the current question.
const OddsCount* OddsView::result() const
{
    const OddsCount* count = m_counter->result().get();
    const auto* question = std::get_if<OddsQuestion>(&m_session.question());
    return count && question && count->question == *question ? count : nullptr;
}

OddsShown OddsView::shown() const
{
    return {m_session.table(),
            m_session.question(),
            result(),
            m_counter->isCounting(),
            m_actions->oneDecimal->isChecked() ? 1 : 0,
            m_explanation->target()};
}

void OddsView::showCount()
{
    const OddsShown all = shown();
    const std::vector<OddsStanding> standings = standingsOf(all);
    const bool isWaiting = !all.count && !m_counter->wasStopped()
                           && std::holds_alternative<OddsQuestion>(all.question);
    for (std::size_t player = 0; player < standings.size() && !isWaiting; ++player)
        m_situation->panels()
            .panel(static_cast<int>(player))
            .setStanding(m_keepsBack ? standings[player].withoutChances() : standings[player]);
    if (!isWaiting) {
        showAhead(all);
        m_explanation->show(all, all.count ? m_counter->result() : nullptr,
                            m_counter->wasStopped());
    }
    emit statusChanged();
    m_announcer->follow();
}

void OddsView::showAhead(const OddsShown& shown)
{
    AheadBox& box = m_situation->panels().board().ahead();
    if (m_keepsBack && shown.count) {
        box.setWords(AheadBox::Sign::note, tr("Who has which chance?"), {},
                     tr("Page Down shows the chances."));
        return box.setCounting({});
    }
    const AheadWords words = aheadWords(shown);
    box.setWords(words.sign, words.title, words.hand, words.note);
    box.setCounting(m_long.isActive() ? QStringList() : progressTexts(shown));
}

void OddsView::choosePlayer(int player)
{
    m_player = std::clamp(player, 0, m_session.playerCount() - 1);
    m_commands->setChosen(m_player);
    m_explanation->setPlayer(m_player);
    for (int each = 0; each < CardTable::maximumPlayers; ++each)
        m_situation->panels().panel(each).setChosen(each == m_player);
}

void OddsView::askToCompare()
{
    const auto title = [given = m_session.lastingTitle()] {
        const QString ofOdds = given ? given() : QString();
        //: The title of a table
        return ofOdds.isEmpty() ? tr("Hands from Odds") : ofOdds;
    };
    emit tableAsked({m_commands->comparedTable(), {Guest::Source::situation, title}});
}

void OddsView::saveLayout(QSettings& settings) const
{
    TableView::saveLayout(settings);
    settings.setValue(QStringLiteral("odds/oneDecimal"), m_actions->oneDecimal->isChecked());
}

void OddsView::restoreLayout(const QSettings& settings)
{
    TableView::restoreLayout(settings);
    m_actions->oneDecimal->setChecked(
        settings.value(QStringLiteral("odds/oneDecimal"), true).toBool());
}

void OddsView::retranslate()
{
    m_actions->retranslate();
    if (!m_commands)
        return;
    m_rules->retranslate();
    m_sharing->retranslate();
    m_commands->retranslate();
    tellRules();
    showCount();
}

QList<QAction*> OddsView::rulesMenu() const
{
    QList<QAction*> rules = m_actions->presets->actions();
    rules << m_rules->menuAction() << nullptr << m_actions->jokers->actions();
    return rules;
}

QString OddsView::title() const
{
    return tr("Situation");
}

QAction& OddsView::modeAction() const
{
    return *m_actions->mode;
}

ToolBar& OddsView::toolBar() const
{
    return *m_toolBar;
}

std::vector<DockPage> OddsView::dockPages() const
{
    return m_explanation->pages();
}

void OddsView::showRankings()
{
    rankingsOf(m_session, m_appearance, *m_window).present();
}

std::optional<ExplanationWords> OddsView::explanationWords() const
{
    //: The title of the pages beside the situation
    return ExplanationWords{tr("Outs and odds"), tr("O&uts"), tr("Show or hide the outs and odds")};
}

ViewMenus OddsView::menus() const
{
    const ShareCommands& share = *m_sharing;
    return {m_actions->cardMenu() << nullptr << share.copyMenu().menuAction(),
            {m_actions->deckPanel, m_actions->deadCards, m_actions->oneDecimal},
            {{QStringLiteral("oddsHandsMenu"), tr("H&ands"), m_actions->handsMenu()},
             {QStringLiteral("oddsRulesMenu"), tr("&Rules"), rulesMenu()}},
            QList<QAction*>{m_commands->samplesMenu().menuAction()} + share.fileMenu(),
            {}};
}

Status OddsView::status() const
{
    const CardTable& table = m_session.table();
    const QString counted = countStatus(shown());
    return {counted.isEmpty() ? focusText() : counted,
            {{QStringLiteral("oddsPlayersLabel"),
              tr("%n players", "who are at the table", table.playerCount)},
             {QStringLiteral("oddsRulesLabel"), m_rules->statusText()},
             {QStringLiteral("streetLabel"), narration::streetName(tables::streetOf(table))},
             {QStringLiteral("unseenLabel"),
              narration::cardsUnseenText(tables::cardsLeft(table)->left)}}};
}

std::vector<ShortcutGroup> OddsView::shortcutGroups() const
{
    return {situationShortcuts(), deckShortcuts(), nextCardShortcuts(), presentedShortcuts()};
}

void OddsView::setCompact(bool compact)
{
    m_toolBar->setCompact(compact);
    TableView::setCompact(compact);
    m_explanation->setCompact(compact);
}

void OddsView::setExplanationFolded(bool folded)
{
    makeDeckRoom(folded);
}

void OddsView::setPresenting(bool presenting)
{
    if (std::exchange(m_isPresenting, presenting) && !presenting)
        takeBackDealt();
    m_presentedFrom = m_session.undoStack().index();
    keepBack(presenting);
    tellRules();
    TableView::setPresenting(presenting);
}

/// An undo goes to the table of its step; afterwards the shown one is shown again.
void OddsView::takeBackDealt()
{
    const int shown = m_session.key();
    while (m_session.undoStack().index() > m_presentedFrom)
        m_session.undoStack().undo();
    m_session.turnTo(shown);
}

/// A class does not see the tool bar.
void OddsView::tellRules()
{
    m_situation->panels().board().setRules(
        m_isPresenting ? narration::rulesApart(m_session.rules(), Preset::standard, {})
                       : QString());
}

void OddsView::keepBack(bool keepsBack)
{
    m_keepsBack = keepsBack;
    showCount();
    emit keptBackChanged();
}

bool OddsView::isAtEnd() const
{
    return !m_keepsBack && !m_actions->dealStreet->isEnabled();
}

/// Forward reveals the chances, then deals the next street; back hides them again, then takes back
/// what the class has seen dealt.
bool OddsView::stepPresentation(bool forward)
{
    const bool wasHidden = m_keepsBack;
    const int before = m_session.undoStack().index();
    if (forward ? isAtEnd() : m_isPresenting && wasHidden && before <= m_presentedFrom)
        return false;
    if (m_isPresenting && forward == m_keepsBack)
        keepBack(!forward);
    else if (forward)
        dealForClass();
    else if (!m_isPresenting || m_session.undoStack().index() > m_presentedFrom)
        m_session.undoStack().undo();
    if (m_isPresenting && !forward && wasHidden)
        keepBack(m_session.undoStack().index() == before); // the chances of the earlier street
    return true;
}

/// The steps behind the one that is kept are those that only the class sees.
void OddsView::dealForClass()
{
    const int kept = std::min(m_presentedFrom, m_session.undoStack().index());
    m_actions->dealStreet->trigger();
    m_presentedFrom = kept;
}

QList<QAction*> OddsView::presentActions() const
{
    QList<QAction*> actions = m_actions->handsMenu();
    actions << m_sharing->copyText();
    actions.removeAll(nullptr);
    return actions;
}

bool OddsView::isAtRest() const
{
    return !m_counter->isCounting();
}

} // namespace showdown::gui
