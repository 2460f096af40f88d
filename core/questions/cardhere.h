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
    bool replaces = false; ///< the card that is there gives way; else all from there on move up
};

/// What would come out if this card lay at the place, and all else stayed as it is. Nothing unless
/// the hand would be complete with it.
std::optional<Showdown> showdownWith(Card card, const OpenPlace& where, std::span<const Hand> hands,
                                     const HouseRules& rules,
                                     std::optional<Category> lens = std::nullopt);

} // namespace showdown
