// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/cardtable.h"

#include <cstdint>
#include <vector>

namespace showdown::tables {

/// A place for cards.
struct RowPlace
{
    Place place;
    bool isEmpty = false;
    int street = 0; ///< of a place of the board; 0 elsewhere
};

/// The places of a player, of the board, or of the dead cards, in order.
struct PlaceRow
{
    std::vector<RowPlace> places; ///< at least one
    bool isDead = false;          ///< dead cards: they close up, and are never next by themselves
};

/// In order; players come first.
using PlaceRows = std::vector<PlaceRow>;

/// Those of all who play, the board and the dead cards, without the places of given cards.
PlaceRows rowsOf(const CardTable& table);

/// What the user did, which says where the next card goes: at a place, or one of a row.
enum class PlaceEvent : std::uint8_t {
    reached,   ///< a place was clicked, reached by keys, or a card was carried there from another
    put,       ///< a card was clicked in the deck, or dropped out of it, and lies at a place now
    typed,     ///< a card was typed or pasted into an empty place
    typedOver, ///< as typed, over a card
    dealt,     ///< a street or a player got cards, or the board went back to a street: a row
    joined,    ///< a player joined: the row
    begun,     ///< other cards were loaded, all were dealt, or the table was cleared
};

/// The place of the next card, the one rule for Compare, Odds and exercises; the rows are those after
/// what was done, and `now` is the place that was next before it.
///
/// A place that is clicked, reached by keys, or carried to is next. After a card was put there: the
/// first empty place to its right in the row, else from the row's start; if the row is full, the
/// first empty place of the next row that lacks cards (players in order, then the board, then the
/// first player again; dead cards never by themselves). If no place is empty: after a click it
/// stays, so that a second click replaces again; after typing it goes one to the right, and stays
/// at the row's end. Typing over a card goes one to the right as long as the row has a place there
/// and no gap: a new hand is typed over the old one, even if other rows lack cards.
///
/// The board is filled street by street: of its empty places only those of the first incomplete
/// street count, and three cards can be typed over a complete flop although the turn is empty.
///
/// A street that is dealt or gone back to makes the first empty place of the board next, and a player
/// who is dealt to that of the next row that lacks cards; a player who joins, their first place. Other
/// cards: the first empty place of all, else the first.
Place nextPlace(const PlaceRows& rows, Place now, PlaceEvent event, Place where);

/// The places for cards typed one after the other from a place on. No card goes over another of
/// them: those for which no place is left over go into the filled places that follow. Fewer if
/// there are fewer; dead cards stay among themselves.
std::vector<Place> placesFor(PlaceRows rows, Place from, int cards);

/// The places for cards pasted at a place. In a hand they lie side by side, from the place on or from
/// as far before it as they need to fit; elsewhere they are those of placesFor().
std::vector<Place> pastedPlaces(const CardTable& table, Place from, int cards);

/// The table with cards in the places that pastedPlaces() gives.
CardTable withCards(CardTable table, Place from, const std::vector<PlacedCard>& cards);

} // namespace showdown::tables
