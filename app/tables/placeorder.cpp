// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/placeorder.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace showdown::tables {
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

std::vector<Place> pastedPlaces(const CardTable& table, Place from, int cards)
{
    if (table.row(from.row).kind() != RowKind::hand)
        return placesFor(rowsOf(table), from, cards);
    std::vector<Place> places;
    places.reserve(static_cast<std::size_t>(cards));
    const int first = std::min(from.slot, Hand::fullSize - cards);
    for (int card = 0; card < cards; ++card)
        places.push_back({from.row, first + card});
    return places;
}

CardTable withCards(CardTable table, Place from, const std::vector<PlacedCard>& cards)
{
    const std::vector<Place> places = pastedPlaces(table, from, static_cast<int>(cards.size()));
    for (std::size_t card = 0; card < places.size(); ++card)
        table.set(places[card], cards[card]);
    return table;
}

} // namespace showdown::tables
