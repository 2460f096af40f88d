// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/odds/frequencies.h"
#include "core/rules/houserules.h"

#include <optional>
#include <span>

namespace showdown {

// How rare is a hand? Asked of any complete hand; the answer is the share of all five-card hands of
// the deck that are worth strictly less, by best rank. The value decides: a hand of the same value
// is not worth less, even where natural beats wild and it holds fewer wilds, because that rule only
// chooses between equal hands.

/// The rules with as many jokers in the deck as they say or, if more, as the hand with the most
/// jokers holds.
HouseRules withJokersOf(const HouseRules& rules, std::span<const Hand> hands);

/// The share of the hands of this distribution that are worth strictly less than the hand under
/// these rules; nothing if it is incomplete. The distribution must be that of withJokersOf() the
/// hand.
std::optional<Chance> shareBelow(const Hand& hand, const HouseRules& rules,
                                 const ValueDistribution& all);

} // namespace showdown
