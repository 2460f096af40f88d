// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/oddstable.h"

#include <QObject>

#include <array>
#include <optional>
#include <vector>

namespace showdown::gui {

class OddsSession;

/// Where the next card goes: always exactly one place of a row that is there. Selecting a slot moves
/// it there; placing a card moves it on, and a board that is cut back takes it along.
class NextOddsPlace : public QObject
{
    Q_OBJECT

public:
    /// Begins at the first empty hole card or slot of the board, or else at the first hole card.
    explicit NextOddsPlace(OddsSession& session, QObject* parent = nullptr);

    SlotPlace place() const { return m_place; }

    /// A place that is not there becomes the nearest one before it.
    void setPlace(SlotPlace place);

    /// The next empty place of this row, else of the next player, the board, the first player; among
    /// dead cards the slot behind the last. If none is empty the place stays, so that another card
    /// replaces this one.
    void advance();

    /// The places that this many cards go to from one on. Several go one after the other over what lies
    /// there, if the row has room for all of them; else as if each were placed and the next place moved
    /// on, and when none is empty, to the filled ones after it. Fewer if the table has fewer.
    std::vector<SlotPlace> placesFor(int cards, SlotPlace from) const;

signals:
    void placeChanged(SlotPlace place);

private:
    std::vector<SlotPlace> placesAfter(SlotPlace place) const;
    void followCards();

    const OddsSession& m_session;
    SlotPlace m_place;
    SlotPlace m_ownPlace; ///< in the own situation, while it waits
    std::array<std::optional<Card>, Situation::boardSize> m_board; ///< as it was last
};

/// Two players change places, as OddsSession::movePlayer() says; the next place goes along with its
/// own.
void movePlayer(OddsSession& session, NextOddsPlace& next, int from, int to);

/// One player leaves, as OddsSession::removePlayer() says; the next place stays with its own.
void removePlayer(OddsSession& session, NextOddsPlace& next, int player);

} // namespace showdown::gui
