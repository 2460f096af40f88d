// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/onecardchange.h"

#include "core/compare/showdown.h"
#include "core/odds/unseendeck.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace showdown {
namespace {

/// A value as hands are compared: with naturalBeatsWild fewer wilds break a tie.
using Worth = std::pair<HandValue, int>;

std::optional<Worth> worthOf(const Hand& hand, const HouseRules& rules,
                             std::optional<Category> lens)
{
    const std::optional<HandResult> result = evaluate(hand, rules, lens);
    if (!result)
        return std::nullopt;
    return Worth(result->value, rules.naturalBeatsWild ? -result->wildCount() : 0);
}

/// The best of the other players' hands that take part.
std::optional<Worth> bestOfOthers(std::span<const Hand> hands, int player, const HouseRules& rules,
                                  std::optional<Category> lens)
{
    std::optional<Worth> best;
    for (int other = 0; other < static_cast<int>(hands.size()); ++other) {
        if (other != player) // nothing is less than any worth
            best = std::max(best, worthOf(hands[static_cast<std::size_t>(other)], rules, lens));
    }
    return best;
}

bool hasOpponent(std::span<const Hand> hands, int player)
{
    for (int other = 0; other < static_cast<int>(hands.size()); ++other) {
        if (other != player && hands[static_cast<std::size_t>(other)].isComplete())
            return true;
    }
    return false;
}

/// The cards that could come: with one deck those that nobody holds, else all.
std::vector<Card> comingCards(std::span<const Hand> hands, const HouseRules& rules)
{
    std::vector<Card> shown;
    for (const Hand& hand : hands)
        shown.insert(shown.end(), hand.begin(), hand.end());
    if (rules.deck == DeckKind::free)
        std::erase_if(shown, [](Card card) { return !card.isJoker(); });
    const UnseenDeck deck(rules, shown);
    std::vector<Card> cards;
    for (const UnseenCard& unseen : deck.cards())
        cards.push_back(unseen.card);
    return cards;
}

Hand replaced(const Hand& hand, int position, Card card)
{
    Hand result;
    for (int i = 0; i < hand.size(); ++i)
        result.add(i == position ? card : hand[i]);
    return result;
}

} // namespace

std::optional<CardChange> cheapestChange(std::span<const Hand> hands, int player,
                                         const HouseRules& rules, std::optional<Category> lens)
{
    const Hand& hand = hands[static_cast<std::size_t>(player)];
    if (!hand.isComplete() || !hasOpponent(hands, player))
        return std::nullopt;
    const std::optional<Worth> toBeat = bestOfOthers(hands, player, rules, lens);
    if (worthOf(hand, rules, lens) > toBeat)
        return std::nullopt;

    std::optional<Worth> cheapest;
    std::optional<CardChange> change;
    for (const Card card : comingCards(hands, rules)) {
        for (int position = 0; position < hand.size(); ++position) {
            if (rules.isWild(card) && rules.isWild(hand[position]))
                continue;
            const auto worth = worthOf(replaced(hand, position, card), rules, lens);
            if (worth > toBeat && (!cheapest || worth < cheapest)) {
                cheapest = worth;
                change = CardChange{position, hand[position], card, worth->first};
            }
        }
    }
    return change;
}

} // namespace showdown
