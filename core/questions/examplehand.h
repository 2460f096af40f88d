// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <optional>

namespace showdown {

// What does a rank look like? Asked of any rank that the rules know; the answer is a hand of one
// deck that is of this rank and of no better one under the rules in force.

/// A hand that shows a rank, with as few wilds as it needs, in comparing order; always the same
/// one. Where no natural card is wild, a wild is a joker. Nothing if the rules do not know the
/// rank, or none of the usual hands has it because too many cards are wild.
std::optional<Hand> exampleHand(Category rank, const HouseRules& rules);

} // namespace showdown
