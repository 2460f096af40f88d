// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/seededrandom.h"
#include "core/cases/shape.h"
#include "core/rules/houserules.h"

#include <optional>
#include <span>
#include <vector>

namespace showdown {

/// In which order the cards of a shape are dealt.
enum class DealtOrder { asWritten, shuffled };

/// Turns shapes into hands that the rules allow: cards that are meant to be natural are not wild,
/// and no natural card of one deck is dealt twice.
class Dealer
{
public:
    Dealer(const HouseRules& rules, SeededRandom& random);

    /// The hands of these shapes, with random suits; nothing if the rules or the deck have no such
    /// cards. A wild is a joker or, where there are natural cards that are wild, one of those.
    std::optional<std::vector<Hand>> deal(std::span<const Shape> shapes, DealtOrder order);

    /// Five random cards, none of them held by `hands`; now and then a joker is among them.
    Hand dealAny(std::span<const Hand> hands);

private:
    using Groups = std::array<Suit, 4>; ///< the suits of the groups 1 to 4

    std::optional<Hand> dealHand(const Shape& shape, const Groups& groups);
    std::optional<Card> dealCard(const ShapeCard& card, const Groups& groups);
    Card dealWild();
    bool isFree(Card card) const;
    Card take(Card card);

    const HouseRules& m_rules;
    SeededRandom& m_random;
    std::vector<Card> m_wildCards; ///< the natural cards that are wild
    CardSet m_held;
};

} // namespace showdown
