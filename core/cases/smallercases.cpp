// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/smallercases.h"

#include "core/cards/deck.h"

#include <algorithm>
#include <optional>

namespace showdown {

namespace {

using Hands = std::vector<Hand>;

/// A card of one of several hands.
struct Place
{
    std::size_t hand = 0;
    int position = 0;
};

constexpr int wildValue = 0;

int valueOf(Card card, const HouseRules& rules)
{
    return rules.isWild(card) ? wildValue : number(*card.rank());
}

Hands replaced(const Hands& hands, Place place, Card card)
{
    Hands result = hands;
    Hand hand;
    for (int position = 0; position < hands[place.hand].size(); ++position)
        hand.add(position == place.position ? card : hands[place.hand][position]);
    result[place.hand] = hand;
    return result;
}

/// The hands with a natural card of this rank in a place, of the suit wanted if that is free.
std::optional<Hands> dealt(const Hands& hands, Place place, Rank rank, std::optional<Suit> wanted,
                           const HouseRules& rules)
{
    std::array<Suit, 4> suits = allSuits();
    if (wanted) // clang 14 does not compile std::ranges::stable_partition()
        std::stable_partition(suits.begin(), suits.end(),
                              [&](Suit suit) { return suit == *wanted; });
    for (const Suit suit : suits) {
        const Card card(rank, suit);
        if (rules.isWild(card))
            continue;
        Hands result = replaced(hands, place, card);
        if (rules.deck == DeckKind::free || !findRepeatedCard(result))
            return result;
    }
    return std::nullopt;
}

std::vector<Place> places(const Hands& hands, bool wild, const HouseRules& rules)
{
    std::vector<Place> result;
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
        for (int position = 0; position < hands[hand].size(); ++position) {
            if (rules.isWild(hands[hand][position]) == wild)
                result.push_back({hand, position});
        }
    }
    return result;
}

/// The cards of a hand that another has no like of.
std::vector<int> unlike(const Hand& hand, const Hand& other, const HouseRules& rules)
{
    std::vector<int> others;
    for (const Card card : other)
        others.push_back(valueOf(card, rules));
    std::vector<int> positions;
    for (int position = 0; position < hand.size(); ++position) {
        const auto like = std::ranges::find(others, valueOf(hand[position], rules));
        if (like == others.end())
            positions.push_back(position);
        else
            others.erase(like);
    }
    return positions;
}

void addWithoutHands(std::vector<Hands>& cases, const Hands& hands)
{
    for (std::size_t i = hands.size(); hands.size() > 2 && i-- > 0;) {
        cases.push_back(hands);
        cases.back().erase(cases.back().begin() + static_cast<std::ptrdiff_t>(i));
    }
}

/// First two wilds of different hands at once, which may keep the hands alike, then each alone.
void addWithoutWilds(std::vector<Hands>& cases, const Hands& hands, const HouseRules& rules)
{
    const std::vector<Place> wilds = places(hands, true, rules);
    const auto ranks = allRanks();
    if (!wilds.empty() && wilds.front().hand != wilds.back().hand) {
        for (auto rank = ranks.rbegin(); rank != ranks.rend(); ++rank) {
            const auto one = dealt(hands, wilds.front(), *rank, std::nullopt, rules);
            const auto both = one ? dealt(*one, wilds.back(), *rank, std::nullopt, rules) : one;
            if (both)
                cases.push_back(*both);
        }
    }
    for (const Place place : wilds) {
        for (auto rank = ranks.rbegin(); rank != ranks.rend(); ++rank) {
            for (const std::optional<Suit> suit :
                 {std::optional<Suit>(), hands[place.hand][(place.position + 1) % 5].suit()}) {
                const auto one = dealt(hands, place, *rank, suit, rules);
                if (one && std::ranges::find(cases, *one) == cases.end())
                    cases.push_back(*one);
            }
        }
    }
}

/// Cards of one hand made like cards of the model.
void addMoreAlike(std::vector<Hands>& cases, const Hands& hands, std::size_t model,
                  std::size_t changed, const HouseRules& rules)
{
    for (const int position : unlike(hands[model], hands[changed], rules)) {
        const Card card = hands[model][position];
        for (const int other : unlike(hands[changed], hands[model], rules)) {
            const Card before = hands[changed][other];
            if (rules.isWild(card) || rules.isWild(before))
                continue;
            const auto one = dealt(hands, {changed, other}, *card.rank(), before.suit(), rules);
            if (one)
                cases.push_back(*one);
        }
    }
}

} // namespace

std::array<int, 3> sizeOf(std::span<const Hand> hands, const HouseRules& rules)
{
    std::array<int, 3> size{static_cast<int>(hands.size()), 0, 0};
    for (const Hand& hand : hands) {
        size[1] += static_cast<int>(
            std::ranges::count_if(hand, [&](Card card) { return rules.isWild(card); }));
        size[2] += static_cast<int>(unlike(hand, hands.front(), rules).size());
    }
    return size;
}

std::vector<std::vector<Hand>> smallerCases(std::span<const Hand> hands, const HouseRules& rules)
{
    const Hands all(hands.begin(), hands.end());
    std::vector<Hands> cases;
    addWithoutHands(cases, all);
    addWithoutWilds(cases, all, rules);
    for (std::size_t i = 1; i < all.size(); ++i) {
        addMoreAlike(cases, all, 0, i, rules);
        addMoreAlike(cases, all, i, 0, rules);
    }
    const auto size = sizeOf(hands, rules);
    std::erase_if(cases, [&](const Hands& each) { return sizeOf(each, rules) >= size; });
    return cases;
}

} // namespace showdown
