// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/nextoddsplace.h"

#include "app/gui/session/oddssession.h"

#include <algorithm>

namespace showdown::gui {

NextOddsPlace::NextOddsPlace(OddsSession& session, QObject* parent)
    : QObject(parent), m_session(session)
{
    connect(&session, &OddsSession::cardsChanged, this, [this] { setPlace(m_place); });
    connect(&session, &OddsSession::playerCountChanged, this, [this] { setPlace(m_place); });
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

void NextOddsPlace::advance()
{
    const std::vector<SlotPlace> places = followingPlaces();
    const auto empty =
        std::ranges::find_if(places, [this](SlotPlace place) { return !m_session.card(place); });
    if (empty != places.end())
        setPlace(*empty);
}

std::vector<SlotPlace> NextOddsPlace::placesFor(int cards) const
{
    std::vector<SlotPlace> places;
    if (m_place.player == OddsTable::deadRow) {
        for (int slot = m_place.slot; slot < OddsTable::mostDead; ++slot)
            places.push_back({OddsTable::deadRow, slot});
    } else {
        places = followingPlaces();
        std::stable_partition(places.begin(), places.end(),
                              [this](SlotPlace place) { return !m_session.card(place); });
        places.insert(places.begin(), m_place);
    }
    places.resize(std::min(places.size(), static_cast<std::size_t>(cards)));
    return places;
}

/// All other places: the rest of this row, its start, and the rows after it. Dead cards follow dead
/// cards alone.
std::vector<SlotPlace> NextOddsPlace::followingPlaces() const
{
    std::vector<SlotPlace> places = files::placesOf(m_session.table());
    const bool isDead = m_place.player == OddsTable::deadRow;
    std::erase_if(places,
                  [&](SlotPlace place) { return (place.player == OddsTable::deadRow) != isDead; });
    const auto here = std::ranges::find(places, m_place);
    if (here == places.end())
        return places;
    std::rotate(places.begin(), here, places.end());
    places.erase(places.begin());
    std::stable_partition(places.begin(), places.end(),
                          [this](SlotPlace place) { return place.player == m_place.player; });
    return places;
}

} // namespace showdown::gui
