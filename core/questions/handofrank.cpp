// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/handofrank.h"

#include "core/cards/deck.h"
#include "core/questions/naturalcards.h"

#include <algorithm>

namespace showdown {
namespace {

std::size_t rankPlace(Category rank)
{
    return static_cast<std::size_t>(rank);
}

RankObstacles obstaclesAmong(const std::vector<NaturalValues>& all, const HouseRules& rules,
                             const CardSet& held)
{
    const NaturalCards deck(rules, {});
    const NaturalCards left(rules, held);
    std::array<bool, allCategories().size()> isMade{};
    std::array<bool, allCategories().size()> isInDeck{};
    std::array<bool, allCategories().size()> isLeft{};
    for (const NaturalValues& values : all) {
        const std::size_t rank = rankPlace(values.value.category());
        isMade[rank] = true;
        isInDeck[rank] = isInDeck[rank] || deck.ways(values) > 0;
        isLeft[rank] = isLeft[rank] || left.ways(values) > 0;
    }
    RankObstacles obstacles;
    for (const Category rank : allCategories()) {
        const std::size_t i = rankPlace(rank);
        if (!rules.knows(rank))
            obstacles[i] = NoSuchHand::unknownRank;
        else if (!isMade[i])
            obstacles[i] = NoSuchHand::alwaysBetter;
        else if (!isLeft[i])
            obstacles[i] = isInDeck[i] ? NoSuchHand::notLeft : NoSuchHand::notInDeck;
    }
    return obstacles;
}

} // namespace

RankObstacles rankObstacles(int wilds, const HouseRules& rules, const CardSet& held)
{
    return obstaclesAmong(*naturalValues(wilds, rules), rules, held);
}

std::variant<Hand, NoSuchHand> handOfRank(Category rank, int wilds, const HouseRules& rules,
                                          const CardSet& held, SeededRandom& random)
{
    const auto all = naturalValues(wilds, rules);
    if (const auto obstacle = obstaclesAmong(*all, rules, held)[rankPlace(rank)])
        return *obstacle;
    const auto isOfRank = [rank](const NaturalValues& values) {
        return values.value.category() == rank;
    };
    std::vector<Card> cards = NaturalCards(rules, held).pickAny(*all, isOfRank, random).value();
    const std::vector<Card> wild = wildCards(wilds, rules, held, random);
    cards.insert(cards.end(), wild.begin(), wild.end());
    random.shuffle(cards);
    return Hand::of(cards).value();
}

} // namespace showdown
