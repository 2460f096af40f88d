// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "core/compare/categoryvalue.h"

#include "core/compare/comparehands.h"
#include "core/compare/flush.h"
#include "core/compare/fullhouse.h"
#include "core/compare/ofakind.h"
#include "core/compare/straight.h"
#include "core/compare/twopair.h"
#include "core/match/sorting.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

namespace showdown {

HandValue tieBreak(Category category, const ValueList& groups, const PlayedHand& rest)
{
    ValueList values = groups;
    for (const PlayedCard& card : rest)
        values.add(std::min<int>(card.value, cardvalue::ace));

    const int size = tieBreakSize(category);
    assert(values.size() >= size);
    std::array<Rank, Hand::fullSize> ranks{};
    for (int i = 0; i < size; ++i)
        ranks[static_cast<std::size_t>(i)] = static_cast<Rank>(values[i]);
    return *HandValue::of(category, std::span(ranks).first(static_cast<std::size_t>(size)));
}

HandValue valueAs(Category category, const PlayedHand& hand, const HouseRules& rules)
{
    switch (category) {
    case Category::highCard:
        return tieBreak(category, {}, sortCardsByDescendingValueHighWilds(hand, nullptr));
    case Category::pair:
    case Category::threeOfAKind:
    case Category::fourOfAKind:
    case Category::fiveOfAKind:
        return ofAKindValue(category, hand);
    case Category::twoPair:
        return twoPairValue(hand);
    case Category::straight:
    case Category::straightFlush:
    case Category::royalFlush:
        return straightValue(category, hand, rules);
    case Category::flush:
        return flushValue(hand, rules);
    case Category::fullHouse:
        return fullHouseValue(hand);
    }
    return tieBreak(category, {}, hand);
}

Outcome findWinner(Category category, const PlayedHand& hand1, const PlayedHand& hand2,
                   const HouseRules& rules, Comparison& comparison, Recorder* recorder)
{
    switch (category) {
    case Category::highCard:
        return findWinnerHighCard(hand1, hand2, comparison, recorder);
    case Category::pair:
    case Category::threeOfAKind:
    case Category::fourOfAKind:
    case Category::fiveOfAKind:
        return findWinnerOfAKind(category, hand1, hand2, comparison, recorder);
    case Category::twoPair:
        return findWinnerTwoPair(hand1, hand2, comparison, recorder);
    case Category::straight:
    case Category::straightFlush:
    case Category::royalFlush:
        return findWinnerStraight(category, hand1, hand2, rules, comparison, recorder);
    case Category::flush:
        return findWinnerFlush(hand1, hand2, rules, comparison, recorder);
    case Category::fullHouse:
        return findWinnerFullHouse(hand1, hand2, comparison, recorder);
    }
    return Outcome::equal;
}

} // namespace showdown
