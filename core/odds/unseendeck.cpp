// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/unseendeck.h"

#include <algorithm>

namespace showdown {

UnseenDeck::UnseenDeck(const HouseRules& rules, std::span<const Card> shown)
{
    CardSet seen;
    int seenJokers = 0;
    for (const Card card : shown) {
        seen.insert(card);
        seenJokers += card.isJoker() ? 1 : 0;
    }
    for (int index = 0; index < 52; ++index) {
        const Card card = *cardOf(index);
        if (!seen.contains(card))
            m_cards.push_back({card, 1});
    }
    m_count = static_cast<int>(m_cards.size());
    const int jokers = std::max(0, rules.jokers.count() - seenJokers);
    if (jokers > 0)
        m_cards.push_back({Card::joker(), jokers});
    m_count += jokers;
}

UnseenDeck::UnseenDeck(const Situation& situation)
    : UnseenDeck(situation.rules, situation.shownCards())
{}

} // namespace showdown
