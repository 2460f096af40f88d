// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/nextslot.h"

#include "app/gui/session/session.h"

#include <algorithm>

namespace showdown::gui {

NextSlot::NextSlot(Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(&session, &Session::playerCountChanged, this, [this] { setPlace(m_place); });
    connect(&session, &Session::ownWaits, this, [this] { m_ownPlace = m_place; });
    connect(&session, &Session::ownCameBack, this, [this] { setPlace(m_ownPlace); });
    if (session.card(m_place))
        advance();
}

void NextSlot::setPlace(SlotPlace place)
{
    place.player = std::min(place.player, m_session.playerCount() - 1);
    if (place == m_place)
        return;
    m_place = place;
    emit placeChanged(place);
}

void NextSlot::advance()
{
    const std::vector<SlotPlace> places = followingPlaces();
    const auto empty =
        std::ranges::find_if(places, [this](SlotPlace place) { return !m_session.card(place); });
    if (empty != places.end())
        setPlace(*empty);
}

std::vector<SlotPlace> NextSlot::placesFor(int cards) const
{
    std::vector<SlotPlace> places = followingPlaces();
    std::stable_partition(places.begin(), places.end(),
                          [this](SlotPlace place) { return !m_session.card(place); });
    places.insert(places.begin(), m_place);
    places.resize(std::min(places.size(), static_cast<std::size_t>(cards)));
    return places;
}

/// All other slots: the rest of this player, the start of this player, and the next players.
std::vector<SlotPlace> NextSlot::followingPlaces() const
{
    const int players = m_session.playerCount();
    std::vector<SlotPlace> places;
    for (int slot = m_place.slot + 1; slot < SlotRow::size; ++slot)
        places.push_back({m_place.player, slot});
    for (int slot = 0; slot < m_place.slot; ++slot)
        places.push_back({m_place.player, slot});
    for (int ahead = 1; ahead < players; ++ahead) {
        for (int slot = 0; slot < SlotRow::size; ++slot)
            places.push_back({(m_place.player + ahead) % players, slot});
    }
    return places;
}

void movePlayer(Session& session, NextSlot& nextSlot, int from, int to)
{
    const SlotPlace place = nextSlot.place();
    session.movePlayer(from, to);
    if (place.player == from)
        nextSlot.setPlace({to, place.slot});
    else if (place.player == to)
        nextSlot.setPlace({from, place.slot});
}

} // namespace showdown::gui
