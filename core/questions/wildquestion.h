// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/questions/wildchooser.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace showdown {

/// The layout of the choices for the wilds of a hand.
enum class WildShape : std::uint8_t {
    values, ///< one wild: 13 values by the suits that matter
    map,    ///< two wilds: 13 by 13 values
    list,   ///< three wilds or more: the best ten choices
};

/// The standing of one player against the others at the table.
struct WildStanding
{
    int place = 1;
    bool isTied = false;
    std::vector<int> winners; ///< players from 1, ascending

    /// The outcome against the player of this number, from 1; nothing against the player themself
    /// and those without a complete hand.
    std::array<std::optional<Outcome>, 3> against;

    bool operator==(const WildStanding&) const = default;
};

/// One choice for the wilds: what they may stand for, and what the hand then makes.
struct WildOption
{
    std::vector<Rank> ranks;  ///< one for each wild, descending
    std::optional<Suit> suit; ///< where all five cards are to be of one suit; else of several
    WildMade made;
    std::vector<Substitution> as;         ///< as they lie; empty if the rules forbid it
    std::optional<WildStanding> standing; ///< nothing if forbidden, or without opponents

    bool isAllowed() const { return made.value.has_value(); }
    bool operator==(const WildOption&) const = default;
};

/// Why the best choice is the best.
enum class WildReason : std::uint8_t {
    noneMakesMore, ///< all others make a lower rank
    sameRankLower, ///< another makes the same rank, but lower
    nothingElse,   ///< the rules allow no other
};

/// The choices for the wilds of a complete hand. Two choices of different ranks are never worth the
/// same, as the value names every card but the suits.
struct WildQuestion
{
    int player = 1;          ///< from 1
    Hand hand;               ///< as dealt
    std::vector<int> wilds;  ///< where they lie in the hand, from 0
    std::vector<Rank> ranks; ///< of the columns, and of the rows of a map: ace to two
    int naturalSuits = 0;    ///< how many suits the natural cards have, 0 to 4
    WildShape shape = WildShape::values;

    /// The suit in which the five cards make something else than in others; nothing if suits do not
    /// matter. The values then have two rows: this suit, and others.
    std::optional<Suit> suit;

    /// Values: row by row. Map: each pair of ranks once, the best over suits. List: the ten best.
    std::vector<WildOption> options;

    /// The allowed options, best first; of those worth the same, only the one of other suits.
    std::vector<int> order;

    WildReason reason = WildReason::noneMakesMore;

    /// The best one.
    const WildOption& best() const { return options[static_cast<std::size_t>(order.front())]; }

    /// The one that comes next; nullptr if there is none.
    const WildOption* next() const
    {
        return order.size() > 1 ? &options[static_cast<std::size_t>(order[1])] : nullptr;
    }

    /// Whether an option is worth as much as the best.
    bool isBest(int option) const
    {
        return options[static_cast<std::size_t>(option)].made.value == best().made.value;
    }

    /// The number of rows of cells: 1 or 2 for values, 13 for a map, 0 for a list.
    int rows() const;

    /// The option of a cell; rows and columns count from 0.
    int optionAt(int row, int column) const;

    bool operator==(const WildQuestion&) const = default;
};

/// The question for a player, from 1, among up to three hands of a table; by best rank. Nothing if
/// the player's hand is incomplete or holds no wild.
std::optional<WildQuestion> wildQuestion(std::span<const Hand> hands, int player,
                                         const HouseRules& rules);

/// Whether a complete hand holds a wild, so that there is a question.
bool asksForWilds(const Hand& hand, const HouseRules& rules);

} // namespace showdown
