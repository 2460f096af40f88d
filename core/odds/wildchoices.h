// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/compare/workinghand.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace showdown {

/// What the wilds of a hand may be taken for, and what the hand makes then.
struct WildChoice
{
    std::vector<Substitution> as; ///< one for each wild, as they lie; with a suit where it matters
    HandValue value;

    bool operator==(const WildChoice&) const = default;
};

/// Every choice that the rules allow for the wilds of a complete hand, best first, those that make
/// the same once, with the values descending. None if the hand is incomplete or holds no wild.
std::vector<WildChoice> wildChoices(const Hand& hand, const HouseRules& rules);

/// Which suit the wilds take.
enum class WildSuit : std::uint8_t {
    best,    ///< whichever makes more
    flush,   ///< the suit of the natural cards, or spades where there is none
    another, ///< at least one wild takes another suit
};

/// The suit that lets the wilds of a hand make five of one suit: that of its natural cards, or
/// spades where there is none. Nothing if natural cards differ in suit, or without a wild.
std::optional<Suit> suitThatMatters(const Hand& hand, const HouseRules& rules);

/// What a complete hand makes with its wilds, as they lie, taken for these ranks. Nothing if the
/// rules forbid it, or if there are not exactly as many ranks as wilds.
std::optional<WildChoice> wildChoice(const Hand& hand, const HouseRules& rules,
                                     std::span<const Rank> ranks, WildSuit suit = WildSuit::best);

} // namespace showdown
