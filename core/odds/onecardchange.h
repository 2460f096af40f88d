// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"

#include <optional>
#include <span>

namespace showdown {

/// One card of a hand put in place of another.
struct CardChange
{
    int position = 0; ///< of the card that goes, from 0
    Card out = Card::joker();
    Card in = Card::joker();
    HandValue makes; ///< what the hand is worth then

    bool operator==(const CardChange&) const = default;
};

/// The cheapest change of one card with which a player, counted from 0, would win alone: the one
/// that makes the least of a hand; of equal ones the lowest card that comes, natural before joker,
/// then the first that goes. With one deck no card comes that lies on the table; a joker comes only
/// if the deck holds more than lie there. Nothing if no card does it, if the player wins already,
/// or if the player's hand or all others are incomplete. With a lens all hands are taken as that
/// rank, and those that do not fit take no part.
std::optional<CardChange> cheapestChange(std::span<const Hand> hands, int player,
                                         const HouseRules& rules,
                                         std::optional<Category> lens = std::nullopt);

} // namespace showdown
