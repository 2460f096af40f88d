// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/suit.h"
#include "core/odds/situation.h"
#include "core/rules/category.h"

#include <optional>
#include <vector>

namespace showdown {

/// A better rank that one more card gives a player.
struct Draw
{
    Category to = Category::pair;
    std::optional<Suit> suit; ///< of flush, straight flush and royal flush; nothing if a wild comes
                              ///< that can be of several suits

    std::vector<UnseenCard> faces; ///< the cards, in the order of UnseenDeck
    int cards = 0;                 ///< their number, every joker counted
    int ranks = 0;   ///< how many ranks they have, wilds aside: a straight open at one place has 1
    int byBoard = 0; ///< of them, those with which the board alone makes this rank, for everyone

    bool operator==(const Draw&) const = default;
};

/// The draws of a player (from 0) on flop and turn: each rank that the next card can give above
/// that of the cards seen so far, best first, flushes of several suits in the order of suits. A
/// card counts for the best rank that it gives, whomever else it helps. Empty on other streets and
/// for a player with an unknown hole card.
std::vector<Draw> drawsOf(const Situation& situation, int player);

} // namespace showdown
