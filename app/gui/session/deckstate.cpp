// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/deckstate.h"

#include "core/cards/deck.h"

#include <algorithm>

namespace showdown::gui {
namespace {

/// Every card that lies in a slot, in reading order.
std::vector<Card> heldCards(const Table& table)
{
    std::vector<Card> held;
    for (const Hand& hand : hands(table))
        held.insert(held.end(), hand.begin(), hand.end());
    return held;
}

} // namespace

std::optional<SlotPlace> holder(const Table& table, Card card)
{
    if (card.isJoker())
        return std::nullopt;
    for (int player = 0; player < table.playerCount; ++player) {
        for (int slot = 0; slot < SlotRow::size; ++slot) {
            if (table.card({player, slot}) == card)
                return SlotPlace{player, slot};
        }
    }
    return std::nullopt;
}

std::optional<CardsLeft> cardsLeft(const Table& table)
{
    if (table.rules.rules.deck == DeckKind::free)
        return std::nullopt;
    const auto count = [](const std::vector<Card>& cards) {
        return static_cast<int>(cards.size());
    };
    return CardsLeft{count(undealtCards(table)),
                     count(deckWithJokers(table.rules.rules.jokers.count()))};
}

std::vector<Card> undealtCards(const Table& table)
{
    std::vector<Card> cards = deckWithJokers(table.rules.rules.jokers.count());
    for (const Card held : heldCards(table)) {
        const auto found = std::ranges::find(cards, held);
        if (found != cards.end())
            cards.erase(found);
    }
    return cards;
}

int cardsUsedTwice(const Table& table)
{
    std::array<int, 52> counts{};
    for (const Card card : heldCards(table)) {
        if (!card.isJoker())
            ++counts[static_cast<std::size_t>(card.index())];
    }
    return static_cast<int>(std::ranges::count_if(counts, [](int count) { return count > 1; }));
}

} // namespace showdown::gui
