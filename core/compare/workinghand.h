// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace showdown {

/// One of the five cards in comparing order.
struct WorkingCard
{
    Rank rank = Rank::two;
    std::optional<Suit> suit;  ///< nothing for a substitute whose suit does not matter
    int dealtPosition = 0;     ///< in the hand as dealt, from 0
    bool isSubstitute = false; ///< a wild stands here

    bool operator==(const WorkingCard&) const = default;
};

/// `Kh`; a substitute ends with a star: `6*`, `Ad*`.
std::string toText(const WorkingCard& card);

/// The card that one wild of the hand became.
struct Substitution
{
    int dealtPosition = 0; ///< of the wild, in the hand as dealt, from 0
    Rank rank = Rank::two;
    std::optional<Suit> suit; ///< only where suit matters

    bool operator==(const Substitution&) const = default;
};

/// `6`, or `Ad` where suit matters.
std::string toText(const Substitution& substitution);

/// The five cards in comparing order, wilds replaced: group by group as the tuple has them,
/// kickers descending, straights descending (A-2-3-4-5 ends with the ace). Within equal values
/// substitutes stand first, then natural cards as dealt; the wilds fill the substituted places
/// from left to right in the order in which they were dealt.
using WorkingHand = std::array<WorkingCard, 5>;

/// The working hand of five dealt cards whose value is `value`. The value must be one that an
/// assignment of the hand's wilds gives (as evaluate() returns it).
WorkingHand workingHand(const Hand& hand, const HouseRules& rules, const HandValue& value);

/// The wilds of a working hand with what they became, in the order in which they were dealt.
std::vector<Substitution> substitutions(const WorkingHand& working);

} // namespace showdown
