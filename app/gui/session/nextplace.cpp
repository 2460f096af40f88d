// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/nextplace.h"

#include "app/gui/session/tablesession.h"

#include <algorithm>
#include <utility>

namespace showdown::gui {

NextPlace::NextPlace(TableSession& session, QObject* parent)
    : QObject(parent), m_session(session), m_place(nextPlace(rows(), {}, PlaceEvent::begun, {}))
{
    connect(&session, &TableSession::begun, this, [this] { done(PlaceEvent::begun, {}); });
    connect(&session, &TableSession::ownWaits, this, [this] { m_ownPlace = m_place; });
    connect(&session, &TableSession::ownCameBack, this, [this] { setPlace(m_ownPlace); });
    session.whenChanged(TableChange::cards | TableChange::players, this,
                        [this, &session, count = session.playerCount()]() mutable {
                            const int before = std::exchange(count, session.playerCount());
                            if (count > before)
                                done(PlaceEvent::joined, {before, 0});
                            else
                                setPlace(m_place); // if it is gone, the one before it
                        });
    connect(&session, &TableSession::handSorted, this, [this](const CardTable& before, int player) {
        if (m_place.row == player && !before.card(m_place))
            done(PlaceEvent::dealt, {player, 0}); // its empty place is another one now
    });
    connect(&session, &TableSession::historyMoved, this, [this, &session](const CardTable& before) {
        for (const PlaceRow& row : rows()) {
            const auto changed = std::ranges::find_if(row.places, [&](const RowPlace& each) {
                return before.card(each.place) != session.card(each.place);
            });
            if (changed != row.places.end())
                return setPlace(changed->place);
        }
    });
}

PlaceRows NextPlace::rows() const
{
    return rowsOf(m_session.table());
}

void NextPlace::setPlace(Place place)
{
    done(PlaceEvent::reached, place);
}

void NextPlace::done(PlaceEvent event, Place at)
{
    if (event == PlaceEvent::put || event == PlaceEvent::typed || event == PlaceEvent::typedOver)
        emit cardPut(at);
    const Place place = nextPlace(rows(), m_place, event, at);
    if (place == m_place)
        return;
    m_place = place;
    emit placeChanged(place);
}

void NextPlace::follow(const tables::DealOrder& order)
{
    using tables::DealKind;
    switch (order.kind) {
    case DealKind::all:
    case DealKind::close:
        return done(PlaceEvent::begun, {});
    case DealKind::player:
    case DealKind::rank:
        return done(PlaceEvent::dealt, {order.player, 0});
    case DealKind::street:
    case DealKind::flopAndTurn:
    case DealKind::runOut:
        return done(PlaceEvent::dealt, {CardTable::boardRow, 0});
    }
}

PlaceEvent NextPlace::typingAt(Place place) const
{
    for (const PlaceRow& row : rows()) {
        for (const RowPlace& each : row.places) {
            if (each.place == place)
                return each.isEmpty ? PlaceEvent::typed : PlaceEvent::typedOver;
        }
    }
    return PlaceEvent::typed;
}

void movePlayer(TableSession& session, NextPlace& next, int from, int to)
{
    const Place place = next.place();
    session.movePlayer(from, to);
    if (place.row == from)
        next.setPlace({to, place.slot});
    else if (place.row == to)
        next.setPlace({from, place.slot});
}

void removePlayer(TableSession& session, NextPlace& next, int player)
{
    const Place place = next.place();
    const int before = session.playerCount();
    session.removePlayer(player);
    if (session.playerCount() < before && place.row > player && place.row < before)
        next.setPlace({place.row - 1, place.slot});
}

} // namespace showdown::gui
