// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/nextplace.h"

#include "app/gui/session/tablesession.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace showdown::gui {
namespace {

using RowIterator = PlaceRows::const_iterator;

/// The row of a place; for a player who does not play, that of the last one who does.
RowIterator rowAt(const PlaceRows& rows, Place place)
{
    auto found = rows.begin();
    for (auto row = rows.begin(); row != rows.end(); ++row) {
        if (row->places.front().place.row <= place.row)
            found = row;
    }
    return found;
}

/// The empty places of a row that are next: on the board those of the first street with a gap.
std::vector<Place> gapsOf(const PlaceRow& row)
{
    std::vector<Place> gaps;
    std::optional<int> street;
    for (const RowPlace& each : row.places) {
        if (!each.isEmpty)
            continue;
        if (street.value_or(each.street) == each.street)
            gaps.push_back(each.place);
        street = street.value_or(each.street);
    }
    return gaps;
}

std::optional<Place> gapAfter(const PlaceRow& row, Place place)
{
    const std::vector<Place> gaps = gapsOf(row);
    if (gaps.empty())
        return std::nullopt;
    const auto after =
        std::ranges::find_if(gaps, [place](Place gap) { return gap.slot > place.slot; });
    return after == gaps.end() ? gaps.front() : *after;
}

/// The first gap of the rows after one, starting over after the last.
std::optional<Place> gapBehind(const PlaceRows& rows, RowIterator row)
{
    PlaceRows others(row + 1, rows.end());
    others.insert(others.end(), rows.begin(), row);
    for (const PlaceRow& each : others) {
        if (const auto gaps = gapsOf(each); !each.isDead && !gaps.empty())
            return gaps.front();
    }
    return std::nullopt;
}

/// The place itself, or the nearest one before it; among dead cards no later one than the first
/// empty.
Place nearest(const PlaceRow& row, Place place)
{
    Place found = row.places.front().place;
    for (const RowPlace& each : row.places) {
        if (each.place.slot <= place.slot)
            found = each.place;
        if (row.isDead && each.isEmpty)
            break;
    }
    return found;
}

std::optional<Place> rightOf(const PlaceRow& row, Place place)
{
    const auto here = std::ranges::find(row.places, place, &RowPlace::place);
    return here == row.places.end() || here + 1 == row.places.end()
               ? std::nullopt
               : std::optional((here + 1)->place);
}

/// Whether a row, or on the board the street of a place, has no gap.
bool isWholeAt(const PlaceRow& row, Place place)
{
    const auto here = std::ranges::find(row.places, place, &RowPlace::place);
    return std::ranges::none_of(row.places, [&](const RowPlace& each) {
        return each.isEmpty && each.street == here->street;
    });
}

Place afterCard(const PlaceRows& rows, RowIterator row, PlaceEvent event, Place at)
{
    const std::optional<Place> right = rightOf(*row, at);
    if (event == PlaceEvent::typedOver && right && isWholeAt(*row, at))
        return *right;
    if (const auto gap = gapAfter(*row, at))
        return *gap;
    if (const auto gap = gapBehind(rows, row))
        return *gap;
    return event == PlaceEvent::put ? at : right.value_or(at);
}

} // namespace

PlaceRows rowsOf(const CardTable& table)
{
    PlaceRows rows;
    for (int row = 0; row < static_cast<int>(table.rows.size()); ++row) {
        if (row >= table.playerCount && row < CardTable::maximumPlayers)
            continue;
        const SlotRow& cards = table.row(row);
        const bool isBoard = cards.kind() == RowKind::board;
        PlaceRow places{{}, cards.kind() == RowKind::dead};
        for (int slot = 0; slot < mostCards(cards.kind()); ++slot) {
            const int street = isBoard ? static_cast<int>(streetOfBoardCard(slot)) : 0;
            if (!table.isGiven({row, slot}))
                places.places.push_back({{row, slot}, !cards[slot], street});
        }
        if (!places.places.empty())
            rows.push_back(std::move(places));
    }
    return rows;
}

Place nextPlace(const PlaceRows& rows, Place now, PlaceEvent event, Place where)
{
    const auto row = rowAt(rows, where);
    const Place at = nearest(*row, where);
    switch (event) {
    case PlaceEvent::reached:
        return at;
    case PlaceEvent::put:
    case PlaceEvent::typed:
    case PlaceEvent::typedOver:
        return afterCard(rows, row, event, at);
    case PlaceEvent::dealt:
        if (const auto gaps = gapsOf(*row); !gaps.empty())
            return gaps.front();
        return gapBehind(rows, row).value_or(now);
    case PlaceEvent::joined:
        return row->places.front().place;
    case PlaceEvent::begun:
        break;
    }
    const auto lacking = std::ranges::find_if(
        rows, [](const PlaceRow& each) { return !each.isDead && !gapsOf(each).empty(); });
    return lacking == rows.end() ? rows.front().places.front().place : gapsOf(*lacking).front();
}

std::vector<Place> placesFor(PlaceRows rows, Place from, int cards)
{
    std::vector<Place> places;
    const auto isLeft = [&places](Place place) {
        return std::ranges::find(places, place) == places.end();
    };
    for (Place place = nearest(*rowAt(rows, from), from);
         static_cast<int>(places.size()) < cards;) {
        places.push_back(place);
        const auto row = rows.begin() + (rowAt(rows, place) - rows.cbegin());
        const auto here = std::ranges::find(row->places, place, &RowPlace::place);
        const bool wasEmpty = std::exchange(here->isEmpty, false);
        const Place usual =
            nextPlace(rows, place, wasEmpty ? PlaceEvent::typed : PlaceEvent::typedOver, place);
        if (isLeft(usual) && (!row->isDead || usual.row == place.row)) {
            place = usual;
            continue;
        }
        std::vector<RowPlace> others(here + 1, row->places.end());
        others.insert(others.end(), row->places.begin(), here);
        if (!row->isDead) {
            PlaceRows behind(row + 1, rows.end());
            behind.insert(behind.end(), rows.begin(), row);
            for (const PlaceRow& each : behind) {
                if (!each.isDead)
                    others.insert(others.end(), each.places.begin(), each.places.end());
            }
        }
        const auto other = std::ranges::find_if(others, isLeft, &RowPlace::place);
        if (other == others.end())
            break;
        place = other->place;
    }
    return places;
}

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

std::vector<Place> NextPlace::placesFor(int cards, Place from) const
{
    return gui::placesFor(rows(), from, cards);
}

int NextPlace::room() const
{
    int room = 0;
    for (const PlaceRow& row : rows())
        room += row.isDead ? 0 : static_cast<int>(row.places.size());
    return room;
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
