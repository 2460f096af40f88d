// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/deck.h"
#include "core/compare/showdown.h"

#include <optional>
#include <span>

namespace showdown {

/// A place in one of the hands of a table, for a card that is not there yet.
struct OpenPlace
{
    CardPlace place;       ///< the position counts the cards of the hand; it may be its end
    bool replaces = false; ///< the card replaces the one there; else those from there on move up
};

/// The showdown with this card at the place and everything else unchanged. Nothing unless the card
/// completes the hand.
std::optional<Showdown> showdownWith(Card card, const OpenPlace& where, std::span<const Hand> hands,
                                     const HouseRules& rules,
                                     std::optional<Category> lens = std::nullopt);

} // namespace showdown
