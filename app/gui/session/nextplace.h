// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "app/tables/deal.h"
#include "app/tables/placeorder.h"

#include <QObject>

namespace showdown::gui {

class TableSession;

using tables::nextPlace;
using tables::PlaceEvent;
using tables::PlaceRow;
using tables::PlaceRows;
using tables::placesFor;
using tables::RowPlace;
using tables::rowsOf;

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

    /// What typing a card at a place is going to be.
    PlaceEvent typingAt(Place place) const;

signals:
    void placeChanged(Place place);

    /// Emitted when the user has put a card there, before the place moves on.
    void cardPut(Place at);

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
