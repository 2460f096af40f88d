// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/situation.h"
#include "core/odds/suitedcards.h"
#include "core/table/valuetable.h"

#include <memory>
#include <vector>

namespace showdown {

/// One player as odds are counted: what is known, and how much is not.
struct Seat
{
    TableHand hand;   ///< known hole cards and board
    int unknown = 0;  ///< hole cards that nobody has seen
    SuitedCards hole; ///< the known ones
};

/// A situation made ready for counting.
struct Seats
{
    explicit Seats(const Situation& situation);

    std::shared_ptr<const ValueTable> table;
    std::vector<Seat> seats;
    SuitedCards board;
    SuitedCards unseen;
    int toCome = 0; ///< board cards
};

} // namespace showdown
