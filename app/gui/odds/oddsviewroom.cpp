// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
// The part of Odds that implements View: its parts, its focus, and its texts.
#include "app/gui/cards/deckpanel.h"
#include "app/gui/odds/oddsactions.h"
#include "app/gui/odds/oddscounter.h"
#include "app/gui/odds/oddsexplanation.h"
#include "app/gui/odds/oddspage.h"
#include "app/gui/odds/oddssharing.h"
#include "app/gui/odds/oddstoolbar.h"
#include "app/gui/odds/oddsview.h"
#include "app/gui/odds/situationview.h"
#include "app/gui/rules/rulecommands.h"
#include "app/gui/session/oddssession.h"
#include "app/narration/oddsplayertext.h"
#include "app/narration/oddstext.h"
#include "app/narration/rulestext.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QUndoStack>

namespace showdown::gui {

QList<QAction*> OddsView::rulesMenu() const
{
    QList<QAction*> rules = m_actions->presets->actions();
    rules << m_rules->menuAction() << nullptr << m_actions->jokers->actions();
    return rules;
}

NoticePlace& OddsView::notices() const
{
    return m_page->notices();
}

QString OddsView::title() const
{
    return tr("Situation");
}

QString OddsView::documentTitle() const
{
    return m_session.title();
}

QAction& OddsView::modeAction() const
{
    return *m_actions->mode;
}

QWidget& OddsView::widget() const
{
    return *m_page;
}

ToolBar& OddsView::toolBar() const
{
    return *m_toolBar;
}

std::vector<DockPage> OddsView::dockPages() const
{
    return m_explanation->pages();
}

std::optional<ExplanationWords> OddsView::explanationWords() const
{
    //: The title of the pages beside the situation
    return ExplanationWords{tr("Outs and odds"), tr("O&uts"), tr("Show or hide the outs and odds")};
}

std::vector<Area> OddsView::areas() const
{
    SituationView& situation = m_page->situation();
    return {
        {&situation, [&situation] { situation.focusCurrent(); }},
        {&m_page->deck(), [this] { m_page->deck().focusKeys(); }},
    };
}

ViewMenus OddsView::menus() const
{
    const ShareCommands& share = m_sharing->commands();
    return {m_actions->cardMenu() << nullptr << share.copyMenu().menuAction(),
            {m_actions->deckPanel, m_actions->deadCards, m_actions->oneDecimal},
            {{QStringLiteral("oddsHandsMenu"), tr("H&ands"), m_actions->handsMenu()},
             {QStringLiteral("oddsRulesMenu"), tr("&Rules"), rulesMenu()}},
            QList<QAction*>{m_samplesMenu->menuAction()} + share.fileMenu(),
            {}};
}

Status OddsView::status() const
{
    const OddsTable& table = m_session.table();
    const QString counted = countStatus(shown());
    return {counted.isEmpty() ? m_page->situation().currentText() : counted,
            {{QStringLiteral("oddsPlayersLabel"),
              tr("%n players", "who are at the table", table.playerCount)},
             {QStringLiteral("oddsRulesLabel"), narration::rulesLine(table.rules)},
             {QStringLiteral("streetLabel"), narration::streetName(files::streetOf(table))},
             {QStringLiteral("unseenLabel"),
              narration::cardsUnseenText(files::cardsLeft(table).left)}}};
}

QUndoStack& OddsView::undoStack() const
{
    return m_session.undoStack();
}

TableSession* OddsView::table() const
{
    return &m_session;
}

void OddsView::focus()
{
    m_page->situation().focusCurrent();
}

void OddsView::setCompact(bool compact)
{
    m_toolBar->setCompact(compact);
    m_page->setCompact(compact);
    m_explanation->setCompact(compact);
}

/// The deck makes room if the explanation needs it, and is restored afterwards.
void OddsView::setExplanationFolded(bool folded)
{
    if (folded == m_isDeckMakingRoom)
        return;
    m_isDeckMakingRoom = folded;
    DeckPanel& deck = m_page->deck();
    if (folded)
        m_deckWasFolded = deck.isFolded();
    if (folded || deck.isFolded()) // else the user has unfolded it meanwhile
        deck.setFolded(folded || m_deckWasFolded);
}

void OddsView::setPresenting(bool presenting)
{
    m_page->setPresenting(presenting);
}

/// Forward deals the next street; back undoes the latest step.
void OddsView::stepPresentation(bool forward)
{
    if (forward)
        m_actions->dealStreet->trigger();
    else
        m_session.undoStack().undo();
}

QList<QAction*> OddsView::presentActions() const
{
    QList<QAction*> actions = m_actions->handsMenu();
    actions << m_sharing->commands().copyText();
    actions.removeAll(nullptr);
    return actions;
}

bool OddsView::isAtRest() const
{
    return !m_counter->isCounting();
}

} // namespace showdown::gui
