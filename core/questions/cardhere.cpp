// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/cardhere.h"

#include <vector>

namespace showdown {

std::optional<Showdown> showdownWith(Card card, const OpenPlace& where, std::span<const Hand> hands,
                                     const HouseRules& rules, std::optional<Category> lens)
{
    std::vector<Hand> after(hands.begin(), hands.end());
    Hand& changed = after[static_cast<std::size_t>(where.place.hand)];
    std::vector<Card> cards(changed.begin(), changed.end());
    const auto at = cards.begin() + where.place.position;
    if (where.replaces)
        *at = card;
    else
        cards.insert(at, card);
    const std::optional<Hand> complete = Hand::of(cards);
    if (!complete || !complete->isComplete())
        return std::nullopt;
    changed = *complete;
    return compareHands(after, rules, lens);
}

} // namespace showdown
