// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <optional>
#include <span>

namespace showdown {

// Which single card would have won? Asked of a player with a complete hand who does not win alone
// although others have complete hands as well. What may be answered is one card of the hand and
// another one in its place; the fact that decides is that the showdown of the changed hands has this
// player as its only winner.

/// One card of a hand and what comes in its place.
struct CardChange
{
    int position = 0; ///< in the hand as dealt, from 0
    Card card = Card::joker();

    bool operator==(const CardChange&) const = default;
};

/// The cheapest single change that lets a player, from 0, win alone. Cheaper is the lower card, by
/// value and then hearts, diamonds, clubs, spades; natural cards that are wild come after all others
/// and the joker last. Of several places for one card it is the first as dealt. Under one deck no
/// card comes that somebody holds; the joker always may.
/// Nothing if there is no such change, or nothing to ask: an incomplete hand, nobody else with a
/// complete one, or a player who wins alone as it is.
std::optional<CardChange> cheapestWinningChange(std::span<const Hand> hands, int player,
                                                const HouseRules& rules,
                                                std::optional<Category> lens = std::nullopt);

/// The hand with one card changed.
Hand withChange(const Hand& hand, const CardChange& change);

/// Whether there is something to ask of this player, from 0.
bool canAskForOneCard(std::span<const Hand> hands, int player);

} // namespace showdown
