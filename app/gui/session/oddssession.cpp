// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/oddssession.h"

#include "app/gui/session/samples.h"

#include <algorithm>
#include <utility>

namespace showdown::gui {

OddsSession::OddsSession(QObject* parent) : OddsSession(firstSituation(), parent) {}

OddsSession::OddsSession(const CardTable& table, QObject* parent)
    : TableSession(table, parent), m_question(tables::questionOf(table))
{}

void OddsSession::setUnknown(int player)
{
    CardTable after = table();
    for (int slot = 0; slot < after.row(player).size(); ++slot)
        after.set({player, slot}, PlacedCard::unknown());
    setTable(after, tr("Make the cards unknown"));
}

bool OddsSession::isOneAlone() const
{
    const auto* question = std::get_if<OddsQuestion>(&m_question);
    return question && question->players.size() == 1;
}

int OddsSession::opponent() const
{
    int player = 0;
    while (player < playerCount() && !row(player).isEmpty())
        ++player;
    return player;
}

void OddsSession::setUnknownOpponent()
{
    const int player = opponent();
    CardTable after = tables::withPlayerCount(table(), std::max(playerCount(), player + 1));
    for (int slot = 0; slot < after.row(player).size(); ++slot)
        after.set({player, slot}, PlacedCard::unknown());
    setTable(after, tr("Play against unknown cards"));
}

void OddsSession::goBackTo(Street street)
{
    setTable(tables::backTo(table(), street), tr("Go back to a street"));
}

TableChanges OddsSession::follow(const CardTable& /*before*/)
{
    const auto earlier = std::exchange(m_question, tables::questionOf(table()));
    return m_question == earlier ? TableChanges() : TableChange::outcome;
}

} // namespace showdown::gui
