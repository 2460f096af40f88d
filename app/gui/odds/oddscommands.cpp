// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddscommands.h"

#include "app/gui/odds/aheadbox.h"
#include "app/gui/odds/boardpanel.h"
#include "app/gui/odds/oddsactions.h"
#include "app/gui/odds/oddspanels.h"
#include "app/gui/odds/oddsplayeractions.h"
#include "app/gui/odds/oddsplayerpanel.h"
#include "app/gui/odds/situationview.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/theme/mnemonic.h"
#include "app/tables/comparedtable.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace showdown::gui {

OddsCommands::OddsCommands(OddsActions& actions, OddsSession& session, TableDealer& dealer,
                           CardsPage& page, SituationView& situation, QObject* parent)
    : TableCommands(actions, dealer, page, parent),
      m_actions(actions),
      m_session(session),
      m_situation(situation),
      m_jokers(tables::jokersInDeck(session.table()))
{
    samplesMenu().setObjectName(QStringLiteral("situationsMenu"));
    connectActions();
    connectPanels();
    connectSession();
    OddsCommands::retranslate();
}

void OddsCommands::connectActions()
{
    const auto connectTo = [this](QAction* action, auto command) {
        connect(action, &QAction::triggered, this, command);
    };
    connectTo(m_actions.makeUnknown, [this] { put(next().place(), PlacedCard::unknown()); });
    connectTo(m_actions.dealStreet, [this] {
        const CardTable& table = m_session.table();
        deal(boardDeal(table, nextStreet(table).value_or(Street::river)));
    });
    connectTo(m_actions.runOut, [this] { deal(boardDeal(m_session.table(), Street::river)); });
    connectTo(m_actions.unknownPlayer, [this] {
        if (m_session.isOneAlone())
            addOpponent();
        else
            makeUnknown(player());
    });
    connectTo(m_actions.goToBoard, [this] {
        showCards();
        m_situation.focusBoard();
    });
    connectTo(m_actions.deadCards, [this](bool shows) { m_situation.setShowsDead(shows); });
    connect(m_actions.streets, &QActionGroup::triggered, this,
            [this](const QAction* action) { goTo(static_cast<Street>(action->data().toInt())); });
    connect(m_actions.jokers, &QActionGroup::triggered, this,
            [this](const QAction* action) { setJokers(action->data().toInt()); });
}

void OddsCommands::connectPanels()
{
    const BoardPanel& board = m_situation.panels().board();
    connect(&board, &BoardPanel::deadAsked, this, [this] {
        m_actions.deadCards->trigger();
        next().setPlace({CardTable::deadRow, 0});
        m_situation.focusCurrent();
    });
    connect(&board.ahead(), &AheadBox::offerTaken, m_actions.unknownPlayer, &QAction::trigger);
    for (int each = 0; each < CardTable::maximumPlayers; ++each) {
        const OddsPlayerActions* own = &m_situation.panels().panel(each).actions();
        connect(own, &OddsPlayerActions::unknownAsked, this, [this, each] { makeUnknown(each); });
    }
}

void OddsCommands::connectSession()
{
    m_session.whenChanged(TableChange::cards | TableChange::players | TableChange::outcome, this,
                          &OddsCommands::showSituation);
    m_session.whenChanged(TableChange::cards | TableChange::rules, this, &OddsCommands::sayJokers);
    m_session.whenChanged(TableChange::cards, this, &OddsCommands::showJokers);
    connect(&next(), &NextPlace::placeChanged, this, &OddsCommands::showSituation);
    connect(this, &TableCommands::rulesShown, this, &OddsCommands::showJokers);
}

void OddsCommands::setChosen(int player)
{
    m_chosen = player;
    showTable();
}

int OddsCommands::player() const
{
    const int row = next().place().row;
    const int last = m_session.playerCount() - 1;
    return std::min(row < CardTable::boardRow ? row : m_chosen, last);
}

void OddsCommands::retranslate()
{
    TableCommands::retranslate();
    showSituation();
}

/// An earlier street removes cards; a later one deals up to it.
void OddsCommands::goTo(Street street)
{
    if (street <= tables::streetOf(m_session.table())) {
        m_session.goBackTo(street);
        next().done(PlaceEvent::dealt, {CardTable::boardRow, 0});
    } else {
        deal(boardDeal(m_session.table(), street));
    }
    showSituation(); // even after a refusal, which resets the mark
}

void OddsCommands::putNext(Card card)
{
    if (tables::holder(m_session.table(), card))
        return; // clicked twice
    const int slot = tables::boardCardsInRow(m_session.table());
    if (slot < Situation::boardSize)
        put({CardTable::boardRow, slot}, card);
}

void OddsCommands::put(Place place, PlacedCard card)
{
    if (!m_session.setCard(place, card))
        next().done(PlaceEvent::put, place);
}

void OddsCommands::makeUnknown(int player)
{
    m_session.setUnknown(player);
    next().done(PlaceEvent::dealt, {player, 0});
}

void OddsCommands::addOpponent()
{
    const int opponent = m_session.opponent();
    m_session.setUnknownOpponent();
    next().done(PlaceEvent::dealt, {opponent, 0});
}

void OddsCommands::goToPlayer(int player)
{
    emit playerAsked(player);
    TableCommands::goToPlayer(player);
}

void OddsCommands::moveFrom(int from, int to)
{
    const int chosen = m_chosen;
    TableCommands::moveFrom(from, to);
    if (chosen == from)
        emit playerAsked(to);
    else if (chosen == to)
        emit playerAsked(from);
}

void OddsCommands::remove(int player)
{
    const int chosen = m_chosen;
    TableCommands::remove(player);
    if (chosen > player)
        emit playerAsked(chosen - 1);
}

/// A joker on the table beyond those of the rules makes the deck larger. Said after the other
/// messages about the card.
void OddsCommands::sayJokers()
{
    const CardTable& table = m_session.table();
    const int jokers = tables::jokersInDeck(table);
    const int before = std::exchange(m_jokers, jokers);
    if (jokers <= before || jokers <= table.rules.rules.jokers.count())
        return;
    const QString text = tr("The deck holds %n jokers now.", nullptr, jokers);
    QMetaObject::invokeMethod(
        this, [this, text] { emit said(text); }, Qt::QueuedConnection);
}

void OddsCommands::setJokers(int count)
{
    NamedRules rules = m_session.rules();
    rules.rules.jokers = *JokerCount::of(count);
    m_session.setRules(rules, tr("Change the jokers of the deck"));
    showRules();
}

CardTable OddsCommands::comparedTable() const
{
    return tables::comparedTable(m_session.table());
}

void OddsCommands::showSituation()
{
    const CardTable& table = m_session.table();
    m_actions.makeUnknown->setEnabled(next().place().row < CardTable::boardRow);
    const std::optional<Street> next = nextStreet(table);
    m_actions.showNextStreet(next);
    m_actions.runOut->setEnabled(next.has_value());
    m_actions.showUnknownPlayer(m_session.isOneAlone());
    m_situation.panels().board().ahead().setOffer(
        m_session.isOneAlone() ? withoutMnemonic(m_actions.unknownPlayer->text()) : QString(),
        m_actions.unknownPlayer->statusTip());
    const auto* question = std::get_if<OddsQuestion>(&m_session.question());
    m_actions.compareHands->setEnabled(question && tables::canCompare(*question));
    const int street = static_cast<int>(tables::streetOf(table));
    for (QAction* action : m_actions.streets->actions())
        action->setChecked(action->data().toInt() == street);
}

void OddsCommands::showJokers()
{
    const int jokers = tables::jokersInDeck(m_session.table());
    for (QAction* action : m_actions.jokers->actions())
        action->setChecked(action->data().toInt() == jokers);
}

} // namespace showdown::gui
