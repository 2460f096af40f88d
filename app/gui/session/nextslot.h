// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"

#include <QObject>

#include <optional>
#include <vector>

namespace showdown::gui {

class Session;

/// Where the next card goes: always exactly one slot of a player who plays. Selecting a slot moves
/// it there; placing a card moves it on. A table that waits while a guest is shown keeps its own.
class NextSlot : public QObject
{
    Q_OBJECT

public:
    /// Begins at the first empty slot of the table, or else at its first slot.
    explicit NextSlot(Session& session, QObject* parent = nullptr);

    SlotPlace place() const { return m_place; }

    /// A player who does not play becomes the last one who does.
    void setPlace(SlotPlace place);

    /// The next empty slot of this player, else of the next player who has one, beginning again
    /// after the last; if none is empty the place stays, so that another card replaces this one.
    void advance();

    /// The slots that this many cards go to, one after the other: this one, those that advance()
    /// would reach, and when none is empty, the filled ones after this one, beginning again after
    /// the last. Fewer if the table has fewer.
    std::vector<SlotPlace> placesFor(int cards) const;

signals:
    void placeChanged(SlotPlace place);

private:
    std::vector<SlotPlace> followingPlaces() const;

    const Session& m_session;
    SlotPlace m_place;
    SlotPlace m_ownPlace; ///< in the own table, while it waits
};

/// Two players change places, as Session::movePlayer() says; the next slot goes along with its own.
void movePlayer(Session& session, NextSlot& nextSlot, int from, int to);

} // namespace showdown::gui
