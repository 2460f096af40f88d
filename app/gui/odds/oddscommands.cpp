// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddscommands.h"

#include "app/gui/cards/cardslot.h"
#include "app/gui/deal/dealseeddialog.h"
#include "app/gui/odds/oddsactions.h"
#include "app/gui/odds/oddspanels.h"
#include "app/gui/odds/oddsplayeractions.h"
#include "app/gui/odds/oddsplayerpanel.h"
#include "app/gui/odds/situationview.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/samples.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/table/cardspage.h"
#include "app/gui/table/conflictbar.h"
#include "app/narration/fill.h"
#include "app/narration/tabletext.h"
#include "app/tables/comparedtable.h"

#include <QAction>
#include <QActionGroup>

#include <algorithm>
#include <utility>

namespace showdown::gui {

OddsCommands::OddsCommands(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connectCards();
    connectHands();
    connectPlayers();
    connectRules();
    connectSession();
    m_jokers = tables::jokersInDeck(parts.session.table());
    showCards();
    showPlayers();
    showStreets();
    showRules();
}

void OddsCommands::connectCards()
{
    const OddsActions& actions = m_parts.actions;
    SituationView& situation = m_parts.situation;
    const auto connectTo = [&](QAction* action, auto command) {
        connect(action, &QAction::triggered, this,
                [&situation, command] { (situation.currentSlot().*command)(); });
    };
    connectTo(actions.cutCard, &CardSlot::cut);
    connectTo(actions.copyCard, &CardSlot::copy);
    connectTo(actions.pasteCards, &CardSlot::paste);
    connectTo(actions.pickUpCard, &CardSlot::pickUp);
    connectTo(actions.makeWild, &CardSlot::makeWild);
    connectTo(actions.deleteCard, &CardSlot::clear);
    connect(actions.makeUnknown, &QAction::triggered, this,
            [this] { put(m_parts.next.place(), PlacedCard::unknown()); });
}

void OddsCommands::connectHands()
{
    const OddsActions& actions = m_parts.actions;
    OddsSession& session = m_parts.session;
    const auto connectTo = [&](QAction* action, auto command) {
        connect(action, &QAction::triggered, this, command);
    };
    connectTo(actions.dealStreet, [this, &session] {
        deal(boardDeal(session.table(), nextStreet(session.table()).value_or(Street::river)));
    });
    connectTo(actions.runOut,
              [this, &session] { deal(boardDeal(session.table(), Street::river)); });
    connectTo(actions.dealAll, [this] { deal({DealKind::all}); });
    connectTo(actions.dealPlayer, [this] { deal({DealKind::player, player()}); });
    connectTo(actions.dealFromSeed, [this] { askSeed(); });
    connectTo(actions.clearTable, [&session] { session.clearTable(); });
    connect(actions.samples, &QActionGroup::triggered, this,
            [this](const QAction* action) { openSample(action->data().toString()); });
    connect(actions.streets, &QActionGroup::triggered, this,
            [this](const QAction* action) { goTo(static_cast<Street>(action->data().toInt())); });
    connectTo(actions.goToBoard, [this] { m_parts.situation.focusBoard(); });
    connectTo(actions.deadCards, [this](bool shows) { m_parts.situation.setShowsDead(shows); });
}

void OddsCommands::connectPlayers()
{
    const OddsActions& actions = m_parts.actions;
    OddsSession& session = m_parts.session;
    const auto connectTo = [&](QAction* action, auto command) {
        connect(action, &QAction::triggered, this, command);
    };
    connectTo(actions.unknownPlayer, [this] { makeUnknown(player()); });
    connectTo(actions.renamePlayer, [this] { m_parts.situation.renamePlayer(player()); });
    connectTo(actions.movePlayerUp, [this] { moveFrom(player(), player() - 1); });
    connectTo(actions.movePlayerDown, [this] { moveFrom(player(), player() + 1); });
    connectTo(actions.removePlayer, [this] { remove(player()); });
    connectTo(actions.clearPlayer, [this, &session] {
        const int cleared = player();
        session.clearPlayer(cleared);
        m_parts.next.setPlace({cleared, 0});
    });
    connect(actions.players, &QActionGroup::triggered, this,
            [this](const QAction* action) { setPlayerCount(action->data().toInt()); });
    connect(actions.jumps, &QActionGroup::triggered, this, [this](const QAction* action) {
        emit playerAsked(action->data().toInt());
        m_parts.situation.focusPlayer(action->data().toInt());
    });
    for (int each = 0; each < CardTable::maximumPlayers; ++each) {
        const OddsPlayerActions* own = &m_parts.situation.panels().panel(each).actions();
        connect(own, &OddsPlayerActions::moveAsked, this,
                [this, each](int to) { moveFrom(each, to); });
        connect(own, &OddsPlayerActions::removalAsked, this, [this, each] { remove(each); });
        connect(own, &OddsPlayerActions::unknownAsked, this, [this, each] { makeUnknown(each); });
    }
}

void OddsCommands::connectRules()
{
    const OddsActions& actions = m_parts.actions;
    connect(actions.presets, &QActionGroup::triggered, this,
            [this](const QAction* action) { choosePreset(action->data().value<Preset>()); });
    connect(actions.jokers, &QActionGroup::triggered, this,
            [this](const QAction* action) { setJokers(action->data().toInt()); });
}

void OddsCommands::connectSession()
{
    const OddsSession* session = &m_parts.session;
    session->whenChanged(TableChange::cards | TableChange::players | TableChange::outcome, this,
                         &OddsCommands::showCards);
    session->whenChanged(TableChange::cards, this, &OddsCommands::showStreets);
    session->whenChanged(TableChange::cards | TableChange::rules, this, &OddsCommands::sayJokers);
    session->whenChanged(TableChange::players, this, &OddsCommands::showPlayers);
    session->whenChanged(TableChange::rules, this, &OddsCommands::showRules);
    connect(&m_parts.dealer, &TableDealer::dealt, &m_parts.next, &NextPlace::follow);
    connect(&m_parts.next, &NextPlace::placeChanged, this, &OddsCommands::showCards);
    connect(&m_parts.next, &NextPlace::placeChanged, this, &OddsCommands::showPlayers);
}

void OddsCommands::setChosen(int player)
{
    m_chosen = player;
    showCards();
    showPlayers();
}

int OddsCommands::player() const
{
    const int next = m_parts.next.place().row;
    const int last = m_parts.session.playerCount() - 1;
    return std::min(next < CardTable::boardRow ? next : m_chosen, last);
}

/// An earlier street removes cards; a later one deals up to it.
void OddsCommands::goTo(Street street)
{
    if (street <= tables::streetOf(m_parts.session.table())) {
        m_parts.session.goBackTo(street);
        m_parts.next.done(PlaceEvent::dealt, {CardTable::boardRow, 0});
    } else {
        deal(boardDeal(m_parts.session.table(), street));
    }
    showStreets(); // even after a refusal, which resets the mark
}

void OddsCommands::putNext(Card card)
{
    if (tables::holder(m_parts.session.table(), card))
        return; // clicked twice
    const int slot = tables::boardCardsInRow(m_parts.session.table());
    if (slot < Situation::boardSize)
        put({CardTable::boardRow, slot}, card);
}

void OddsCommands::put(Place place, PlacedCard card)
{
    if (!m_parts.session.setCard(place, card))
        m_parts.next.done(PlaceEvent::put, place);
}

void OddsCommands::deal(const DealOrder& order, std::optional<int> seed)
{
    if (const auto refusal = m_parts.dealer.deal(order, seed))
        m_parts.page.conflicts().sayWhy(refusalText(order, *refusal, m_parts.session));
}

void OddsCommands::askSeed()
{
    auto* dialog =
        new DealSeedDialog(m_parts.session, m_parts.dealer, player(), m_parts.page.window());
    connect(dialog, &DealSeedDialog::dealAsked, this, &OddsCommands::deal);
    dialog->open();
}

void OddsCommands::moveFrom(int from, int to)
{
    const int chosen = m_chosen;
    movePlayer(m_parts.session, m_parts.next, from, to);
    if (chosen == from)
        emit playerAsked(to);
    else if (chosen == to)
        emit playerAsked(from);
}

void OddsCommands::makeUnknown(int player)
{
    m_parts.session.setUnknown(player);
    m_parts.next.done(PlaceEvent::dealt, {player, 0});
}

void OddsCommands::remove(int player)
{
    const int chosen = m_chosen;
    removePlayer(m_parts.session, m_parts.next, player);
    if (chosen > player)
        emit playerAsked(chosen - 1);
}

/// The cards of a player who leaves are set aside, and a message says so.
void OddsCommands::setPlayerCount(int count)
{
    OddsSession& session = m_parts.session;
    const QStringList names = session.names();
    QStringList gone;
    for (int player = count; player < session.playerCount(); ++player) {
        if (session.card({player, 0}) || session.card({player, 1}))
            gone << narration::playerName(player + 1, names);
    }
    session.setPlayerCount(count);
    if (!gone.isEmpty())
        emit said(narration::cardsSetAside(gone));
}

/// A joker on the table beyond those of the rules makes the deck larger. Said after the other
/// messages about the card.
void OddsCommands::sayJokers()
{
    const CardTable& table = m_parts.session.table();
    const int jokers = tables::jokersInDeck(table);
    const int before = std::exchange(m_jokers, jokers);
    if (jokers <= before || jokers <= table.rules.rules.jokers.count())
        return;
    const QString text = tr("The deck holds %n jokers now.", nullptr, jokers);
    QMetaObject::invokeMethod(
        this, [this, text] { emit said(text); }, Qt::QueuedConnection);
}

void OddsCommands::openSample(const QString& id)
{
    m_parts.session.showGuest(situationSamples().read(id), {Guest::Source::sample, [id] {
                                                                return situationSamples().title(id);
                                                            }});
}

void OddsCommands::choosePreset(Preset preset)
{
    m_parts.session.setRules({preset, rulesOf(preset)});
    showRules();
}

void OddsCommands::setJokers(int count)
{
    NamedRules rules = m_parts.session.rules();
    rules.rules.jokers = *JokerCount::of(count);
    m_parts.session.setRules(rules, tr("Change the jokers of the deck"));
    showRules();
}

CardTable OddsCommands::comparedTable() const
{
    return tables::comparedTable(m_parts.session.table());
}

void OddsCommands::showCards()
{
    OddsActions& actions = m_parts.actions;
    const CardTable& table = m_parts.session.table();
    const Place next = m_parts.next.place();
    const std::optional<PlacedCard> there = m_parts.session.card(next);
    const bool isHole = next.row < CardTable::boardRow;
    for (QAction* action :
         {actions.cutCard, actions.copyCard, actions.pickUpCard, actions.deleteCard})
        action->setEnabled(there.has_value());
    actions.makeUnknown->setEnabled(isHole);
    actions.clearPlayer->setEnabled(!table.row(player()).isEmpty());
    actions.clearTable->setEnabled(tables::hasCards(table));
    const std::optional<Street> street = nextStreet(table);
    actions.showNextStreet(street);
    actions.runOut->setEnabled(street.has_value());
    const auto* question = std::get_if<OddsQuestion>(&m_parts.session.question());
    actions.compareHands->setEnabled(question && tables::canCompare(*question));
}

void OddsCommands::showPlayers()
{
    const OddsActions& actions = m_parts.actions;
    const int count = m_parts.session.playerCount();
    for (QAction* action : actions.players->actions())
        action->setChecked(action->data().toInt() == count);
    for (QAction* action : actions.jumps->actions())
        action->setEnabled(action->data().toInt() < count);
    actions.movePlayerUp->setEnabled(player() > 0);
    actions.movePlayerDown->setEnabled(player() + 1 < count);
    actions.removePlayer->setEnabled(count > m_parts.session.table().minimumPlayers());
}

void OddsCommands::showStreets()
{
    const int street = static_cast<int>(tables::streetOf(m_parts.session.table()));
    for (QAction* action : m_parts.actions.streets->actions())
        action->setChecked(action->data().toInt() == street);
}

void OddsCommands::showRules()
{
    const NamedRules& rules = m_parts.session.rules();
    const bool isPreset = rules.changed().empty();
    for (QAction* action : m_parts.actions.presets->actions())
        action->setChecked(isPreset && action->data().value<Preset>() == rules.preset);
    for (QAction* action : m_parts.actions.jokers->actions())
        action->setChecked(action->data().toInt() == rules.rules.jokers.count());
    emit rulesShown();
}

} // namespace showdown::gui
