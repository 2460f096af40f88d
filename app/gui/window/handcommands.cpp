// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/handcommands.h"

#include "app/gui/compare/comparepage.h"
#include "app/gui/compare/compareview.h"
#include "app/gui/compare/conflictbar.h"
#include "app/gui/session/nextslot.h"
#include "app/gui/session/session.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/window/actions.h"

#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace showdown::gui {

HandCommands::HandCommands(const Actions& actions, Session& session, NextSlot& nextSlot,
                           TableDealer& dealer, ComparePage& page, QObject* parent)
    : QObject(parent),
      m_actions(actions),
      m_session(session),
      m_nextSlot(nextSlot),
      m_dealer(dealer),
      m_page(page)
{
    connectActions();
    connectHistory();
    connectSession();
    showHistory();
    showCards();
    showPlayers();
    showRules();
}

void HandCommands::connectActions()
{
    const auto connectTo = [this](ActionId id, auto command) {
        connect(m_actions[id], &QAction::triggered, this, command);
    };
    connectTo(ActionId::copyResult,
              [this] { QGuiApplication::clipboard()->setText(m_page.hands().copyText()); });
    connectTo(ActionId::deal, [this] { deal(true); });
    connectTo(ActionId::dealPlayer, [this] { deal(false); });
    connectTo(ActionId::swapPlayers, [this] {
        m_session.swapPlayers(player(), (player() + 1) % m_session.playerCount());
    });
    connectTo(ActionId::sortPlayer, [this] { m_session.sortHand(player()); });
    connectTo(ActionId::renamePlayer, [this] { m_page.hands().renamePlayer(player()); });
    connectTo(ActionId::clearPlayer, [this] { m_session.clearPlayer(player()); });
    connectTo(ActionId::clearTable, [this] { m_session.clearTable(); });
    connectTo(ActionId::oneDeck, &HandCommands::setOneDeck);
    connect(m_actions.players(), &QActionGroup::triggered, this,
            [this](const QAction* action) { m_session.setPlayerCount(action->data().toInt()); });
    connect(m_actions.presets(), &QActionGroup::triggered, this,
            [this](const QAction* action) { choosePreset(action->data().value<Preset>()); });
    connect(m_actions.jumps(), &QActionGroup::triggered, this,
            [this](const QAction* action) { m_page.hands().focusPlayer(action->data().toInt()); });
}

void HandCommands::connectHistory()
{
    QUndoStack& stack = m_session.undoStack();
    connect(m_actions[ActionId::undo], &QAction::triggered, this, [this, &stack] {
        const QString step = stack.undoText();
        stack.undo();
        //: What was undone, such as "Clear player"
        emit said(tr("Undone: %1").arg(step));
    });
    connect(m_actions[ActionId::redo], &QAction::triggered, this, [this, &stack] {
        const QString step = stack.redoText();
        stack.redo();
        //: What was done again, such as "Clear player"
        emit said(tr("Done again: %1").arg(step));
    });
    connect(&stack, &QUndoStack::indexChanged, this, &HandCommands::showHistory);
}

void HandCommands::connectSession()
{
    connect(&m_session, &Session::handChanged, this, &HandCommands::showCards);
    connect(&m_session, &Session::playerCountChanged, this, &HandCommands::showPlayers);
    connect(&m_session, &Session::rulesChanged, this, &HandCommands::showRules);
    connect(&m_nextSlot, &NextSlot::placeChanged, this, &HandCommands::showCards);
}

void HandCommands::choosePreset(Preset preset)
{
    m_session.setRules({preset, rulesOf(preset)});
    showRules(); // also after a refusal: the choice goes back
}

void HandCommands::setOneDeck(bool one)
{
    m_session.setOneDeck(one);
    showRules();
}

void HandCommands::deal(bool everyone)
{
    const bool dealt = everyone ? m_dealer.deal() : m_dealer.deal(player());
    if (!dealt)
        m_page.conflicts().sayNotEnoughCards();
}

void HandCommands::showHistory()
{
    const QUndoStack& stack = m_session.undoStack();
    m_actions[ActionId::undo]->setEnabled(stack.canUndo());
    m_actions[ActionId::redo]->setEnabled(stack.canRedo());
}

void HandCommands::showCards()
{
    const Table& table = m_session.table();
    const bool anyCards =
        std::ranges::any_of(table.rows, [](const SlotRow& row) { return !row.hand().isEmpty(); });
    const bool ownCards = !table.row(player()).hand().isEmpty();
    m_actions[ActionId::clearTable]->setEnabled(anyCards);
    m_actions[ActionId::swapPlayers]->setEnabled(anyCards);
    m_actions[ActionId::clearPlayer]->setEnabled(ownCards);
    m_actions[ActionId::sortPlayer]->setEnabled(ownCards);
}

void HandCommands::showPlayers()
{
    const int count = m_session.playerCount();
    const QList<QAction*> counts = m_actions.players()->actions();
    for (QAction* action : counts)
        action->setChecked(action->data().toInt() == count);
    const QList<QAction*> jumps = m_actions.jumps()->actions();
    for (QAction* action : jumps)
        action->setEnabled(action->data().toInt() < count);
}

void HandCommands::showRules()
{
    const NamedRules& rules = m_session.rules();
    const bool isPreset = rules.changed().empty();
    const QList<QAction*> presets = m_actions.presets()->actions();
    for (QAction* action : presets)
        action->setChecked(isPreset && action->data().value<Preset>() == rules.preset);
    m_actions[ActionId::oneDeck]->setChecked(rules.rules.deck == DeckKind::one);
    emit rulesShown();
}

int HandCommands::player() const
{
    return m_nextSlot.place().player;
}

} // namespace showdown::gui
