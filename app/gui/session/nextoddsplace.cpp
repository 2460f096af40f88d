// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/nextoddsplace.h"

#include "app/gui/session/oddssession.h"

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

/// The slots of a player, or of the board.
int rowSize(int row)
{
    return row == OddsTable::boardRow ? Situation::boardSize
                                      : static_cast<int>(OddsTable::holeSize);
}

} // namespace

NextOddsPlace::NextOddsPlace(OddsSession& session, QObject* parent)
    : QObject(parent), m_session(session), m_board(session.table().board)
{
    connect(&session, &OddsSession::cardsChanged, this, &NextOddsPlace::followCards);
    connect(&session, &OddsSession::playerCountChanged, this, [this] { setPlace(m_place); });
    connect(&session, &OddsSession::ownWaits, this, [this] { m_ownPlace = m_place; });
    connect(&session, &OddsSession::ownCameBack, this, [this] { setPlace(m_ownPlace); });
    if (session.card(m_place))
        advance();
}

void NextOddsPlace::setPlace(SlotPlace place)
{
    const OddsTable& table = m_session.table();
    if (place.player < OddsTable::boardRow)
        place.player = std::min(place.player, table.playerCount - 1);
    if (place.player == OddsTable::deadRow)
        place.slot =
            std::min({place.slot, static_cast<int>(table.dead.size()), OddsTable::mostDead - 1});
    if (place == m_place)
        return;
    m_place = place;
    emit placeChanged(place);
}

/// No gap is left before an empty place when cards before it go.
void NextOddsPlace::followCards()
{
    const auto before = std::exchange(m_board, m_session.table().board);
    SlotPlace place = m_place;
    if (place.player == OddsTable::boardRow && !m_session.card(place)) {
        const int gap = files::boardCardsInRow(m_session.table());
        if (before[static_cast<std::size_t>(gap)])
            place.slot = std::min(place.slot, gap);
    }
    setPlace(place);
}

void NextOddsPlace::advance()
{
    const std::vector<SlotPlace> places = placesAfter(m_place);
    const auto empty =
        std::ranges::find_if(places, [this](SlotPlace place) { return !m_session.card(place); });
    if (empty != places.end())
        setPlace(*empty);
}

std::vector<SlotPlace> NextOddsPlace::placesFor(int cards, SlotPlace from) const
{
    std::vector<SlotPlace> places;
    const bool isDead = from.player == OddsTable::deadRow;
    if (cards > 1 && !isDead && from.slot + cards <= rowSize(from.player)) {
        for (int slot = from.slot; slot < from.slot + cards; ++slot)
            places.push_back({from.player, slot});
        return places;
    }
    if (isDead) {
        for (int slot = from.slot; slot < OddsTable::mostDead; ++slot)
            places.push_back({OddsTable::deadRow, slot});
    } else {
        places = placesAfter(from);
        std::stable_partition(places.begin(), places.end(),
                              [this](SlotPlace place) { return !m_session.card(place); });
        places.insert(places.begin(), from);
    }
    places.resize(std::min(places.size(), static_cast<std::size_t>(cards)));
    return places;
}

/// All other places: the rest of the row, its start, and the rows after it. Dead cards follow dead
/// cards alone.
std::vector<SlotPlace> NextOddsPlace::placesAfter(SlotPlace place) const
{
    std::vector<SlotPlace> places = files::placesOf(m_session.table());
    const bool isDead = place.player == OddsTable::deadRow;
    std::erase_if(places,
                  [&](SlotPlace each) { return (each.player == OddsTable::deadRow) != isDead; });
    const auto here = std::ranges::find(places, place);
    if (here == places.end())
        return places;
    std::rotate(places.begin(), here, places.end());
    places.erase(places.begin());
    std::stable_partition(places.begin(), places.end(),
                          [&](SlotPlace each) { return each.player == place.player; });
    return places;
}

void movePlayer(OddsSession& session, NextOddsPlace& next, int from, int to)
{
    const SlotPlace place = next.place();
    session.movePlayer(from, to);
    if (place.player == from)
        next.setPlace({to, place.slot});
    else if (place.player == to)
        next.setPlace({from, place.slot});
}

void removePlayer(OddsSession& session, NextOddsPlace& next, int player)
{
    const SlotPlace place = next.place();
    const int before = session.playerCount();
    session.removePlayer(player);
    if (session.playerCount() < before && place.player > player
        && place.player < OddsTable::boardRow)
        next.setPlace({place.player - 1, place.slot});
}

} // namespace showdown::gui
