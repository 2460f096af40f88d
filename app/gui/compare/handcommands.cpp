// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/handcommands.h"

#include "app/gui/cards/cardslot.h"
#include "app/gui/compare/compareactions.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/table/cardfield.h"
#include "app/gui/table/cardspage.h"
#include "app/gui/table/conflictbar.h"
#include "app/narration/tabletext.h"
#include "core/questions/wildquestion.h"

#include <QAction>
#include <QActionGroup>

#include <algorithm>

namespace showdown::gui {

HandCommands::HandCommands(const CompareActions& actions, CompareSession& session,
                           NextPlace& nextSlot, TableDealer& dealer, CardsPage& page,
                           QObject* parent)
    : QObject(parent),
      m_actions(actions),
      m_session(session),
      m_nextSlot(nextSlot),
      m_dealer(dealer),
      m_page(page)
{
    connectActions();
    connectSession();
    showCards();
    showPlayers();
    showRules();
}

void HandCommands::connectActions()
{
    const auto connectTo = [this](QAction* action, auto command) {
        connect(action, &QAction::triggered, this, command);
    };
    const auto connectToCard = [&](QAction* action, void (CardSlot::*command)()) {
        connectTo(action, [this, command] { (m_page.field().currentSlot().*command)(); });
    };
    connectToCard(m_actions.cutCard, &CardSlot::cut);
    connectTo(m_actions.copyCard, [this] { m_page.field().currentSlot().copy(); });
    connectToCard(m_actions.pasteCards, &CardSlot::paste);
    connectToCard(m_actions.pickUpCard, &CardSlot::pickUp);
    connectToCard(m_actions.makeWild, &CardSlot::makeWild);
    connectToCard(m_actions.deleteCard, &CardSlot::clear);
    connectTo(m_actions.deal, [this] { deal(true); });
    connectTo(m_actions.dealPlayer, [this] { deal(false); });
    connectTo(m_actions.swapPlayers, [this] {
        m_session.swapPlayers(player(), (player() + 1) % m_session.playerCount());
    });
    connectTo(m_actions.sortPlayer, [this] { m_session.sortHand(player()); });
    connectTo(m_actions.renamePlayer, [this] { m_page.field().renamePlayer(player()); });
    connectTo(m_actions.clearPlayer, [this] {
        m_session.clearPlayer(player());
        m_nextSlot.setPlace({player(), 0});
    });
    connectTo(m_actions.clearTable, [this] { m_session.clearTable(); });
    connectTo(m_actions.oneDeck, &HandCommands::setOneDeck);
    connect(m_actions.players, &QActionGroup::triggered, this,
            [this](const QAction* action) { setPlayerCount(action->data().toInt()); });
    connect(m_actions.presets, &QActionGroup::triggered, this,
            [this](const QAction* action) { choosePreset(action->data().value<Preset>()); });
    connect(m_actions.jumps, &QActionGroup::triggered, this,
            [this](const QAction* action) { m_page.field().focusPlayer(action->data().toInt()); });
}

void HandCommands::connectSession()
{
    m_session.whenChanged(TableChange::cards | TableChange::rules, this, &HandCommands::showCards);
    m_session.whenChanged(TableChange::players, this, &HandCommands::showPlayers);
    m_session.whenChanged(TableChange::rules, this, &HandCommands::showRules);
    connect(&m_nextSlot, &NextPlace::placeChanged, this, &HandCommands::showCards);
}

void HandCommands::setHandsSeen(bool seen)
{
    m_handsSeen = seen;
    showCards();
    showPlayers();
}

void HandCommands::choosePreset(Preset preset)
{
    m_session.setRules({preset, rulesOf(preset)});
    showRules(); // even after a refusal, which resets the choice
}

/// The cards of a player who leaves are set aside, and a message says so.
void HandCommands::setPlayerCount(int count)
{
    const QStringList names = m_session.names();
    QStringList gone;
    for (int player = count; player < m_session.playerCount(); ++player) {
        if (!m_session.row(player).hand().isEmpty())
            gone << narration::playerName(player + 1, names);
    }
    m_session.setPlayerCount(count);
    if (!gone.isEmpty())
        emit said(narration::cardsSetAside(gone));
}

void HandCommands::setOneDeck(bool one)
{
    m_session.setOneDeck(one);
    showRules();
}

void HandCommands::deal(bool everyone)
{
    const DealOrder order{everyone ? DealKind::all : DealKind::player, player()};
    if (const auto refusal = m_dealer.deal(order))
        m_page.conflicts().sayWhy(refusalText(order, *refusal, m_session));
}

void HandCommands::showCards()
{
    const CardTable& table = m_session.table();
    const bool anyCards = hasCards(table);
    const bool ownCards = !table.row(player()).isEmpty();
    const bool hasCard = m_session.face(m_nextSlot.place()).has_value();
    for (QAction* action :
         {m_actions.cutCard, m_actions.copyCard, m_actions.pickUpCard, m_actions.deleteCard})
        action->setEnabled(hasCard && m_handsSeen);
    for (QAction* action : {m_actions.pasteCards, m_actions.makeWild, m_actions.renamePlayer})
        action->setEnabled(m_handsSeen);
    m_actions.clearTable->setEnabled(anyCards);
    m_actions.swapPlayers->setEnabled(anyCards);
    m_actions.clearPlayer->setEnabled(ownCards);
    m_actions.sortPlayer->setEnabled(ownCards);
    m_actions.showWilds->setEnabled(
        asksForWilds(m_session.row(player()).hand(), m_session.rules().rules));
}

void HandCommands::showPlayers()
{
    const int count = m_session.playerCount();
    const QList<QAction*> counts = m_actions.players->actions();
    for (QAction* action : counts)
        action->setChecked(action->data().toInt() == count);
    const QList<QAction*> jumps = m_actions.jumps->actions();
    for (QAction* action : jumps)
        action->setEnabled(action->data().toInt() < count && m_handsSeen);
}

void HandCommands::showRules()
{
    const NamedRules& rules = m_session.rules();
    const bool isPreset = rules.changed().empty();
    const QList<QAction*> presets = m_actions.presets->actions();
    for (QAction* action : presets)
        action->setChecked(isPreset && action->data().value<Preset>() == rules.preset);
    m_actions.oneDeck->setChecked(rules.rules.deck == DeckKind::one);
    emit rulesShown();
}

int HandCommands::player() const
{
    return m_nextSlot.place().row;
}

} // namespace showdown::gui
