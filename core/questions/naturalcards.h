// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"
#include "core/cases/seededrandom.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace showdown {

/// The values of the natural cards beside some wilds, whether all are of one suit, and what the
/// hand is worth. How many such hands there are depends on the cards left.
struct NaturalValues
{
    std::array<std::uint8_t, 13> counts{}; ///< of each rank, twos first
    bool isSuited = false;
    HandValue value;
    std::size_t place = 0; ///< among all for this many wilds, the same under all rules
};

/// Whether values are wished for.
using ValuesFit = std::function<bool(const NaturalValues&)>;

/// Everything that natural cards can make beside this many wilds, 0 to 4, under these rules. Kept
/// for the rules last asked for.
std::shared_ptr<const std::vector<NaturalValues>> naturalValues(int wilds, const HouseRules& rules);

/// The natural cards that can be dealt and are not wild, and how often each can be.
class NaturalCards
{
public:
    /// With one deck, all cards that are not held; with a free deck, all cards, any number of
    /// times.
    NaturalCards(const HouseRules& rules, const CardSet& held);

    /// The number of choices of cards with these values.
    int ways(const NaturalValues& values) const;

    /// One of those choices, each equally likely. There must be one.
    std::vector<Card> pick(const NaturalValues& values, SeededRandom& random) const;

    /// One of all choices for the values that fit, each equally likely; nothing if there is none.
    std::optional<std::vector<Card>> pickAny(const std::vector<NaturalValues>& all,
                                             const ValuesFit& fits, SeededRandom& random) const;

private:
    bool m_isFree = false;
    std::array<std::vector<Suit>, 13> m_suits; ///< of the cards of each rank, twos first
};

/// `wilds` wild cards, of which one deck gives each natural one once: jokers or, two times out of
/// three where one is left, natural cards that are wild.
std::vector<Card> wildCards(int wilds, const HouseRules& rules, const CardSet& held,
                            SeededRandom& random);

} // namespace showdown
