// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/examplehand.h"

#include "core/cards/deck.h"
#include "core/compare/showdown.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace showdown {
namespace {

/// The distances from the ace of the five values of a usual hand of a rank; hands of several groups
/// are shifted down from there.
constexpr std::array<int, 5> steps(Category pattern)
{
    switch (pattern) {
    case Category::highCard:
    case Category::flush:
        return {0, 3, 5, 8, 10};
    case Category::pair:
        return {0, 0, 3, 5, 8};
    case Category::twoPair:
        return {0, 0, 3, 3, 5};
    case Category::threeOfAKind:
        return {0, 0, 0, 3, 5};
    case Category::fullHouse:
        return {0, 0, 0, 3, 3};
    case Category::fourOfAKind:
        return {0, 0, 0, 0, 3};
    case Category::fiveOfAKind:
        return {0, 0, 0, 0, 0};
    case Category::straight:
    case Category::straightFlush:
    case Category::royalFlush:
        break;
    }
    return {0, 1, 2, 3, 4};
}

/// The natural cards of such a hand, highest value `high`, or nothing where one deck lacks them.
std::optional<Hand> naturalHand(Category rank, int high)
{
    constexpr std::array<Suit, 4> order{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};
    constexpr int values = 13;
    Hand hand;
    std::size_t next = 0;
    for (const int step : steps(rank)) {
        // round the corner, but no straight goes there
        const int value = (high - 2 - step % values + values) % values + 2;
        if (isRow(rank) && high - step < 2)
            return std::nullopt;
        std::size_t suit = suitMatters(rank) ? 1 : next++ % order.size();
        const auto isHeld = [&](Card card) { return std::ranges::find(hand, card) != hand.end(); };
        for (int tries = 0; tries < 4 && isHeld(Card(*rankOf(value), order[suit])); ++tries)
            suit = (suit + 1) % order.size();
        hand.add(Card(*rankOf(value), order[suit]));
    }
    return hand;
}

/// The hand with its last cards replaced by these wilds.
Hand withWilds(const Hand& hand, std::span<const Card> wilds)
{
    Hand result;
    const int naturals = Hand::fullSize - static_cast<int>(wilds.size());
    for (int position = 0; position < naturals; ++position)
        result.add(hand[position]);
    for (const Card wild : wilds)
        result.add(wild);
    return result;
}

/// Wilds to make hands with: natural ones if there are any, else jokers.
std::vector<Card> wildsOf(const HouseRules& rules)
{
    std::vector<Card> wilds = naturalDeck();
    std::erase_if(wilds, [&rules](Card card) { return !rules.isWild(card); });
    constexpr std::size_t most = 2;
    wilds.resize(most, Card::joker());
    return wilds;
}

/// A hand of the rank, with the pattern of another rank and `wilds` instead of its last cards.
std::optional<Hand> handLike(Category pattern, Category rank, std::span<const Card> wilds,
                             const HouseRules& rules)
{
    // a straight looks like one if it does not end with the ace
    const Rank first = isRow(rank) && rank != Category::royalFlush ? Rank::ten : Rank::ace;
    for (int down = 0; down < 13; ++down) {
        const int high = (number(first) - 2 - down + 13) % 13 + 2;
        const std::optional<Hand> natural = naturalHand(pattern, high);
        if (!natural)
            continue;
        const Hand hand = withWilds(*natural, wilds);
        const std::optional<HandResult> result = evaluate(hand, rules);
        if (result->value.category() == rank
            && result->wildCount() == static_cast<int>(wilds.size())
            && !findRepeatedCard(std::span(&hand, 1)))
            return hand;
    }
    return std::nullopt;
}

} // namespace

std::optional<Hand> exampleHand(Category rank, const HouseRules& rules)
{
    const std::vector<Card> wilds = wildsOf(rules);
    for (std::size_t count = 0; count <= wilds.size(); ++count) {
        const auto some = std::span(wilds).first(count);
        if (const auto hand = handLike(rank, rank, some, rules))
            return hand;
        for (const Category pattern : allCategories()) {
            const auto hand = count > 0 ? handLike(pattern, rank, some, rules) : std::nullopt;
            if (hand)
                return hand;
        }
    }
    return std::nullopt;
}

} // namespace showdown
