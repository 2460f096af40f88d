// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/comparison.h"

namespace showdown {

std::string_view id(PartKind kind)
{
    switch (kind) {
    case PartKind::rank:
        return "rank";
    case PartKind::card:
        return "card";
    case PartKind::pair:
        return "pair";
    case PartKind::higherPair:
        return "higher-pair";
    case PartKind::lowerPair:
        return "lower-pair";
    case PartKind::trio:
        return "trio";
    case PartKind::quad:
        return "quad";
    case PartKind::five:
        return "five";
    case PartKind::kicker:
        return "kicker";
    case PartKind::highest:
        return "highest";
    case PartKind::wilds:
        return "wilds";
    }
    return {};
}

std::string_view name(Comparator comparator)
{
    switch (comparator) {
    case Comparator::getWinningPlayer:
        return "GetWinningPlayer";
    case Comparator::findWinnerHighCard:
        return "FindWinnerHighCard";
    case Comparator::findWinnerJacksOrBetter:
        return "FindWinnerJacksOrBetter";
    case Comparator::findWinnerTwoPair:
        return "FindWinnerTwoPair";
    case Comparator::findWinnerThreeKind:
        return "FindWinnerThreeKind";
    case Comparator::findWinnerStraight:
        return "FindWinnerStraight";
    case Comparator::findWinnerFlush:
        return "FindWinnerFlush";
    case Comparator::findWinnerFullHouse:
        return "FindWinnerFullHouse";
    case Comparator::findWinnerFourOfAKind:
        return "FindWinnerFourOfAKind";
    case Comparator::findWinnerStraightFlush:
        return "FindWinnerStraightFlush";
    case Comparator::findWinnerFiveOfAKind:
        return "FindWinnerFiveOfAKind";
    }
    return {};
}

Comparator comparatorFor(Category category)
{
    switch (category) {
    case Category::highCard:
        return Comparator::findWinnerHighCard;
    case Category::pair:
        return Comparator::findWinnerJacksOrBetter;
    case Category::twoPair:
        return Comparator::findWinnerTwoPair;
    case Category::threeOfAKind:
        return Comparator::findWinnerThreeKind;
    case Category::straight:
        return Comparator::findWinnerStraight;
    case Category::flush:
        return Comparator::findWinnerFlush;
    case Category::fullHouse:
        return Comparator::findWinnerFullHouse;
    case Category::fourOfAKind:
        return Comparator::findWinnerFourOfAKind;
    case Category::straightFlush:
    case Category::royalFlush:
        return Comparator::findWinnerStraightFlush;
    case Category::fiveOfAKind:
        return Comparator::findWinnerFiveOfAKind;
    }
    return Comparator::getWinningPlayer;
}

CardRange partCards(const ComparisonPart& part, Category category)
{
    switch (part.kind) {
    case PartKind::rank:
    case PartKind::wilds:
        return {0, 5};
    case PartKind::card:
        return groupRange(category, part.index - 1);
    case PartKind::pair: // of a full house it is the last group
        return groupRange(category, equalGroupCount(category) - 1);
    case PartKind::higherPair:
    case PartKind::trio:
    case PartKind::quad:
    case PartKind::five:
    case PartKind::highest:
        return groupRange(category, 0);
    case PartKind::lowerPair:
        return groupRange(category, 1);
    case PartKind::kicker:
        return groupRange(category, equalGroupCount(category) + part.index - 1);
    }
    return {};
}

} // namespace showdown
