// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "app/tables/deal.h"

#include <QObject>

#include <cstdint>
#include <vector>

namespace showdown::gui {

class TableSession;

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

/// The place of a document's next card: always exactly one existing place. It follows the signals
/// of its session; report everything else that the user does with done(). A table that waits while
/// a guest is shown keeps its place.
class NextPlace : public QObject
{
    Q_OBJECT

public:
    /// The session must outlive it; not all its cards may be given.
    explicit NextPlace(TableSession& session, QObject* parent = nullptr);

    Place place() const { return m_place; }

    /// Makes a place next, as if it was reached; a missing one becomes the nearest one before it.
    void setPlace(Place place);

    void done(PlaceEvent event, Place at);

    /// After a deal: done() with the row that got cards, or with all.
    void follow(const tables::DealOrder& order);

    std::vector<Place> placesFor(int cards, Place from) const;

    /// How many places there are; dead cards do not count.
    int room() const;

    /// What typing a card at a place is going to be.
    PlaceEvent typingAt(Place place) const;

signals:
    void placeChanged(Place place);

private:
    PlaceRows rows() const;

    const TableSession& m_session;
    Place m_place;
    Place m_ownPlace; ///< in the user's own table, while it waits
};

/// Two players change places, as the session reports; the next place follows its player.
void movePlayer(TableSession& session, NextPlace& next, int from, int to);

/// A player leaves, as the session reports; the next place stays with its player.
void removePlayer(TableSession& session, NextPlace& next, int player);

} // namespace showdown::gui
