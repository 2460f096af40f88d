// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/onecard.h"

#include "core/cards/deck.h"
#include "core/compare/showdown.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace showdown {
namespace {

/// All cards, cheapest first; with one deck without those already held.
std::vector<Card> cheapestFirst(std::span<const Hand> hands, const HouseRules& rules)
{
    std::vector<Card> cards = deckWithJokers(1);
    if (rules.deck == DeckKind::one) {
        CardSet held;
        for (const Hand& hand : hands) {
            for (const Card card : hand)
                held.insert(card);
        }
        std::erase_if(cards, [&held](Card card) { return held.contains(card); });
    }
    std::stable_partition(cards.begin(), cards.end(),
                          [&rules](Card card) { return !rules.isWild(card); });
    return cards;
}

/// The best value of the other hands; nothing if none takes part.
std::optional<HandValue> bestOfOthers(std::span<const Hand> hands, int player,
                                      const HouseRules& rules, std::optional<Category> lens)
{
    std::optional<HandValue> best;
    for (std::size_t other = 0; other < hands.size(); ++other) {
        if (static_cast<int>(other) == player)
            continue;
        const std::optional<HandResult> result = evaluate(hands[other], rules, lens);
        if (result && (!best || result->value > *best))
            best = result->value;
    }
    return best;
}

} // namespace

Hand withChange(const Hand& hand, const CardChange& change)
{
    Hand changed;
    for (int position = 0; position < hand.size(); ++position)
        changed.add(position == change.position ? change.card : hand[position]);
    return changed;
}

bool canAskForOneCard(std::span<const Hand> hands, int player)
{
    const auto index = static_cast<std::size_t>(player);
    return index < hands.size() && hands[index].isComplete()
           && std::ranges::count_if(hands, &Hand::isComplete) > 1;
}

std::optional<CardChange> cheapestWinningChange(std::span<const Hand> hands, int player,
                                                const HouseRules& rules,
                                                std::optional<Category> lens)
{
    if (!canAskForOneCard(hands, player))
        return std::nullopt;
    std::vector<Hand> changed(hands.begin(), hands.end());
    const std::vector<int> alone{player + 1};
    if (compareHands(changed, rules, lens).winners == alone)
        return std::nullopt;

    const Hand& own = hands[static_cast<std::size_t>(player)];
    const std::optional<HandValue> toBeat = bestOfOthers(hands, player, rules, lens);
    for (const Card card : cheapestFirst(hands, rules)) {
        for (int position = 0; position < own.size(); ++position) {
            const CardChange change{position, card};
            const Hand hand = withChange(own, change);
            // a hand that is worth less wins nothing, so that most changes need no showdown
            const std::optional<HandResult> result = evaluate(hand, rules, lens);
            if (!result || (toBeat && result->value < *toBeat))
                continue;
            changed[static_cast<std::size_t>(player)] = hand;
            if (compareHands(changed, rules, lens).winners == alone)
                return change;
        }
    }
    return std::nullopt;
}

} // namespace showdown
