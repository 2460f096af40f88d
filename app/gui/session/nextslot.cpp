// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/nextslot.h"

#include "app/gui/session/session.h"

#include <algorithm>

namespace showdown {

NextSlot::NextSlot(Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(&session, &Session::playerCountChanged, this, [this] { setPlace(m_place); });
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
    const int players = m_session.playerCount();
    std::optional<SlotPlace> empty = firstEmpty(m_place.player, m_place.slot + 1);
    for (int ahead = 0; !empty && ahead <= players; ++ahead)
        empty = firstEmpty((m_place.player + ahead) % players, 0);
    if (empty)
        setPlace(*empty);
}

std::optional<SlotPlace> NextSlot::firstEmpty(int player, int from) const
{
    for (int slot = from; slot < SlotRow::size; ++slot) {
        if (!m_session.card({player, slot}))
            return SlotPlace{player, slot};
    }
    return std::nullopt;
}

} // namespace showdown
