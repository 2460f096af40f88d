// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/table/tablecommands.h"

#include "app/gui/cards/cardslot.h"
#include "app/gui/cards/deckpanel.h"
#include "app/gui/cards/tableplaces.h"
#include "app/gui/deal/dealseeddialog.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/samples.h"
#include "app/gui/session/tablesession.h"
#include "app/gui/table/cardfield.h"
#include "app/gui/table/cardspage.h"
#include "app/gui/table/conflictbar.h"
#include "app/gui/table/tableactions.h"
#include "app/narration/tabletext.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <algorithm>

namespace showdown::gui {

TableCommands::TableCommands(TableActions& actions, TableDealer& dealer, CardsPage& page,
                             QObject* parent)
    : QObject(parent),
      m_actions(actions),
      m_dealer(dealer),
      m_page(page),
      m_session(page.places().session()),
      m_next(page.places().nextPlace()),
      m_samplesMenu(new QMenu(page.window()))
{
    m_samplesMenu->addActions(actions.samples->actions());
    connectCards();
    connectTable();
    connectPlayers();
    connectDeck();
    connectSession();
}

void TableCommands::connectCards()
{
    const auto connectTo = [this](QAction* action, auto command) {
        connect(action, &QAction::triggered, this,
                [this, command] { (m_page.field().currentSlot().*command)(); });
    };
    connectTo(m_actions.cutCard, &CardSlot::cut);
    connectTo(m_actions.copyCard, &CardSlot::copy);
    connectTo(m_actions.pasteCards, &CardSlot::paste);
    connectTo(m_actions.pickUpCard, &CardSlot::pickUp);
    connectTo(m_actions.makeWild, &CardSlot::makeWild);
    connectTo(m_actions.deleteCard, &CardSlot::clear);
}

void TableCommands::connectTable()
{
    const auto connectTo = [this](QAction* action, auto command) {
        connect(action, &QAction::triggered, this, command);
    };
    connectTo(m_actions.deal, [this] { deal({DealKind::all}); });
    connectTo(m_actions.dealPlayer, [this] { deal({DealKind::player, player()}); });
    connectTo(m_actions.dealFromSeed, &TableCommands::askSeed);
    connectTo(m_actions.clearTable, [this] { m_session.clearTable(); });
    connect(m_actions.players, &QActionGroup::triggered, this,
            [this](const QAction* action) { setPlayerCount(action->data().toInt()); });
    connect(m_actions.presets, &QActionGroup::triggered, this,
            [this](const QAction* action) { choosePreset(action->data().value<Preset>()); });
    connect(m_actions.samples, &QActionGroup::triggered, this,
            [this](const QAction* action) { openSample(action->data().toString()); });
}

void TableCommands::connectPlayers()
{
    const auto connectTo = [this](QAction* action, auto command) {
        connect(action, &QAction::triggered, this, [this, command] { command(player()); });
    };
    connect(m_actions.swapPlayers, &QAction::triggered, this, [this] {
        const auto [first, second] = swappedPlayers();
        m_session.swapPlayers(first, second);
    });
    connectTo(m_actions.sortPlayer, [this](int player) { m_session.sortHand(player); });
    connectTo(m_actions.renamePlayer, [this](int player) {
        showCards();
        m_page.field().renamePlayer(player);
    });
    connectTo(m_actions.movePlayerUp, [this](int player) { moveFrom(player, player - 1); });
    connectTo(m_actions.movePlayerDown, [this](int player) { moveFrom(player, player + 1); });
    connectTo(m_actions.removePlayer, [this](int player) { remove(player); });
    connectTo(m_actions.clearPlayer, [this](int player) {
        m_session.clearPlayer(player);
        m_next.setPlace({player, 0});
    });
    connect(&m_page.field(), &CardField::moveAsked, this,
            [this](int from, int to) { moveFrom(from, to); });
    connect(&m_page.field(), &CardField::removalAsked, this,
            [this](int player) { remove(player); });
    connect(m_actions.jumps, &QActionGroup::triggered, this,
            [this](const QAction* action) { goToPlayer(action->data().toInt()); });
}

void TableCommands::connectDeck()
{
    DeckPanel& deck = m_page.deck();
    connect(m_actions.deckPanel, &QAction::triggered, &deck,
            [&deck](bool unfold) { deck.setFolded(!unfold); });
    connect(&deck, &DeckPanel::foldedChanged, m_actions.deckPanel,
            [this](bool folded) { m_actions.deckPanel->setChecked(!folded); });
    m_actions.deckPanel->setChecked(!deck.isFolded());
}

void TableCommands::connectSession()
{
    m_session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules, this,
                          &TableCommands::showTable);
    m_session.whenChanged(TableChange::rules, this, &TableCommands::showRules);
    m_session.whenChanged(TableChange::names, this, &TableCommands::showTable);
    connect(&m_next, &NextPlace::placeChanged, this, &TableCommands::showTable);
    connect(&m_dealer, &TableDealer::dealt, this,
            [this](const DealOrder& order, const QString& text) {
                m_next.follow(order);
                emit said(text);
            });
}

void TableCommands::setSlotsSeen(bool seen)
{
    m_slotsSeen = seen;
    showTable();
}

int TableCommands::player() const
{
    return m_next.place().row;
}

void TableCommands::swapHands(std::pair<int, int> players)
{
    m_swapped = players;
    m_session.swapPlayers(players.first, players.second);
    showTable();
}

/// Those chosen last while they play; else the player with the next slot and the one below, or from
/// the last the first.
std::pair<int, int> TableCommands::swappedPlayers() const
{
    const int count = std::max(2, m_session.playerCount());
    if (m_swapped && m_swapped->second < count)
        return *m_swapped;
    return {player(), (player() + 1) % count};
}

void TableCommands::retranslate()
{
    m_samplesMenu->setTitle(tr("Sam&ples"));
    showTable();
    showRules();
}

void TableCommands::choosePreset(Preset preset)
{
    m_session.setRules({preset, rulesOf(preset)});
    showRules(); // even after a refusal, which resets the choice
}

void TableCommands::deal(const DealOrder& order, std::optional<int> seed)
{
    if (const auto refusal = m_dealer.deal(order, seed))
        m_page.conflicts().sayWhy(refusalText(order, *refusal, m_session));
}

void TableCommands::askSeed()
{
    auto* dialog = new DealSeedDialog(m_session, m_dealer, player(), m_page.window());
    connect(dialog, &DealSeedDialog::dealAsked, this, &TableCommands::deal);
    dialog->open();
}

void TableCommands::showCards()
{
    if (!m_page.isVisible())
        emit cardsAsked();
}

void TableCommands::goToPlayer(int player)
{
    showCards();
    m_page.field().focusPlayer(player);
}

void TableCommands::moveFrom(int from, int to)
{
    movePlayer(m_session, m_next, from, to);
}

void TableCommands::remove(int player)
{
    removePlayer(m_session, m_next, player);
}

/// The cards of a player who leaves are set aside, and a message says so.
void TableCommands::setPlayerCount(int count)
{
    const QStringList names = m_session.names();
    QStringList gone;
    for (int player = count; player < m_session.playerCount(); ++player) {
        if (!m_session.row(player).isEmpty())
            gone << narration::playerName(player + 1, names);
    }
    m_session.setPlayerCount(count);
    if (!gone.isEmpty())
        emit said(narration::cardsSetAside(gone));
}

void TableCommands::openSample(const QString& id)
{
    const Samples& samples = m_actions.sampleTables();
    m_session.showGuest(samples.read(id),
                        {Guest::Source::sample, [&samples, id] { return samples.title(id); }});
}

void TableCommands::showTable()
{
    const CardTable& table = m_session.table();
    const int count = m_session.playerCount();
    const bool hasCard = m_session.card(m_next.place()).has_value();
    const bool ownCards = !table.row(player()).isEmpty();
    bool anyHand = false;
    for (int each = 0; each < count; ++each)
        anyHand = anyHand || !table.row(each).isEmpty();
    for (QAction* action :
         {m_actions.cutCard, m_actions.copyCard, m_actions.pickUpCard, m_actions.deleteCard})
        action->setEnabled(hasCard && m_slotsSeen);
    for (QAction* action : {m_actions.pasteCards, m_actions.makeWild, m_actions.renamePlayer})
        action->setEnabled(m_slotsSeen);
    m_actions.swapPlayers->setEnabled(anyHand && count > 1);
    const auto [first, second] = swappedPlayers();
    m_actions.nameSwap(narration::playerName(first + 1, m_session.names()),
                       narration::playerName(second + 1, m_session.names()));
    m_actions.movePlayerUp->setEnabled(player() > 0);
    m_actions.movePlayerDown->setEnabled(player() + 1 < count);
    m_actions.removePlayer->setEnabled(count > table.minimumPlayers());
    for (QAction* action : {m_actions.sortPlayer, m_actions.clearPlayer})
        action->setEnabled(ownCards);
    m_actions.clearTable->setEnabled(hasCards(table));
    for (QAction* action : m_actions.players->actions())
        action->setChecked(action->data().toInt() == count);
    for (QAction* action : m_actions.jumps->actions())
        action->setEnabled(action->data().toInt() < count && m_slotsSeen);
}

void TableCommands::showRules()
{
    const NamedRules& rules = m_session.rules();
    const bool isPreset = rules.changed().empty();
    for (QAction* action : m_actions.presets->actions())
        action->setChecked(isPreset && action->data().value<Preset>() == rules.preset);
    emit rulesShown();
}

} // namespace showdown::gui
