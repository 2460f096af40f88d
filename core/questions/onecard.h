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
// although others have complete hands too. An answer is one card of the hand and its replacement;
// it is right if this player is the only winner of the showdown of the changed hands.

/// One card of a hand and its replacement.
struct CardChange
{
    int position = 0; ///< in the hand as dealt, from 0
    Card card = Card::joker();

    bool operator==(const CardChange&) const = default;
};

/// The cheapest single change that lets a player, from 0, win alone. Cheaper is the lower card, by
/// value and then hearts, diamonds, clubs, spades; natural cards that are wild come after all
/// others and the joker last. Of several places for one card, the first as dealt. Under one deck a
/// card already held cannot come, except the joker.
///
/// Nothing if there is no such change, or nothing to ask: the hand is incomplete, no other hand is
/// complete, or the player wins alone already.
std::optional<CardChange> cheapestWinningChange(std::span<const Hand> hands, int player,
                                                const HouseRules& rules,
                                                std::optional<Category> lens = std::nullopt);

/// The hand with one card changed.
Hand withChange(const Hand& hand, const CardChange& change);

/// Whether this player, from 0, can be asked.
bool canAskForOneCard(std::span<const Hand> hands, int player);

} // namespace showdown
