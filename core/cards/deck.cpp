// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"

#include <array>
#include <cstddef>

namespace showdown {

std::vector<Card> naturalDeck()
{
    return deckWithJokers(0);
}

std::vector<Card> deckWithJokers(int jokers)
{
    std::vector<Card> deck;
    for (const Rank rank : allRanks()) {
        for (const Suit suit : allSuits())
            deck.emplace_back(rank, suit);
    }
    if (jokers > 0)
        deck.insert(deck.end(), static_cast<std::size_t>(jokers), Card::joker());
    return deck;
}

std::optional<RepeatedCard> findRepeatedCard(std::span<const Hand> hands)
{
    std::array<std::optional<CardPlace>, 52> seen;
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
        for (int position = 0; position < hands[hand].size(); ++position) {
            const Card card = hands[hand][position];
            if (card.isJoker())
                continue;
            const CardPlace here{static_cast<int>(hand), position};
            std::optional<CardPlace>& first = seen[static_cast<std::size_t>(card.index())];
            if (first)
                return RepeatedCard{card, *first, here};
            first = here;
        }
    }
    return std::nullopt;
}

} // namespace showdown
