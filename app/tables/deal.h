// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/cardtable.h"
#include "core/odds/situation.h"
#include "core/questions/handofrank.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace showdown::tables {

/// A kind of deal.
enum class DealKind : std::uint8_t {
    all,         ///< the empty places of all who play; if none is empty, new cards for all
    player,      ///< the same of one player
    close,       ///< of hands: new ones for all, decided by a kicker, a second pair or a wild
    rank,        ///< of hands: a new one of a rank, with a number of wilds, for one player
    street,      ///< what the board lacks of its next street
    flopAndTurn, ///< what it lacks of both
    runOut,      ///< what it lacks of more than one street, up to the river
};

/// A requested deal.
struct DealOrder
{
    DealKind kind = DealKind::all;
    int player = 0; ///< from 0
    Category rank = Category::highCard;
    int wilds = 0;
    Street street = Street::river; ///< the last one for which the board gets cards

    bool operator==(const DealOrder&) const = default;
};

/// The street for which the board lacks cards; nothing on the river.
std::optional<Street> nextStreet(const CardTable& table);

/// The deal of all that the board lacks up to a street.
DealOrder boardDeal(const CardTable& table, Street street);

/// Why a deal of another kind than `rank` gives nothing.
enum class NoDeal : std::uint8_t {
    notEnoughCards, ///< the deck has not enough left
    noCloseHands,   ///< none were found, as where nearly every card is wild
    boardComplete,  ///< up to the street that was asked for
};

/// Why a deal gives nothing; a hand of a rank has separate reasons.
using DealRefusal = std::variant<NoDeal, NoSuchHand>;

/// The largest seed of a deal; the smallest is 1.
constexpr int largestSeed = 999999;

/// A table with what was dealt, or why nothing was. Cards in use do not come again from one deck,
/// dead ones included; an unknown card counts as present until its player gets new cards. Jokers come
/// as the deck holds them, except for a hand of a rank, which gets its wilds as if by hand. The same
/// seed deals the same to the same table, on every machine.
std::variant<CardTable, DealRefusal> dealt(const CardTable& table, const DealOrder& order,
                                           int seed);

/// Random cards from a pack. Of one deck every card comes once; of a free deck any card may come
/// again. Nothing if one deck has too few.
std::optional<std::vector<Card>> dealtCards(std::vector<Card> pack, int count, DeckKind deck,
                                            SeededRandom& random);

/// The natural cards that all other players hold: those that a new hand of this player cannot get
/// from one deck.
CardSet heldByOthers(const CardTable& table, int player);

} // namespace showdown::tables
