// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/cardtable.h"
#include "core/odds/situation.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace showdown::tables {

// Of tables that are a situation.

/// The number of filled slots of the board before the first empty one.
int boardCardsInRow(const CardTable& table);

/// The street of the board: how far it is complete.
Street streetOf(const CardTable& table);

/// The table with the board cut back to a street; later board cards are gone.
CardTable backTo(CardTable table, Street street);

/// What a table lacks before its odds can be counted.
enum class OddsGap : std::uint8_t {
    holeUnfinished,  ///< `player` has one card
    noPlayer,        ///< no player has two cards
    boardUnfinished, ///< `street`, the first one with a gap, needs `cards` more
    deckTooSmall,    ///< the cards to come are `cards` more than are left
};

struct OddsLack
{
    OddsGap gap = OddsGap::noPlayer;
    int player = 0; ///< from 0
    int cards = 0;
    Street street = Street::preflop;

    bool operator==(const OddsLack&) const = default;
};

/// The question of a table.
struct OddsQuestion
{
    Situation situation;      ///< of those who have two cards; without an error
    std::vector<int> players; ///< their numbers, from 0

    bool operator==(const OddsQuestion&) const = default;
};

/// The question of a table, or the first thing that it lacks. A player without cards does not play.
std::variant<OddsQuestion, OddsLack> questionOf(const CardTable& table);

} // namespace showdown::tables
