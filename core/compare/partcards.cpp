// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/partcards.h"

namespace showdown {

namespace {

/// Where the kickers begin: after the groups of equal cards.
int firstKicker(Category category)
{
    switch (category) {
    case Category::pair:
        return 2;
    case Category::threeOfAKind:
        return 3;
    case Category::twoPair:
    case Category::fourOfAKind:
        return 4;
    case Category::highCard:
    case Category::straight:
    case Category::flush:
    case Category::fullHouse:
    case Category::straightFlush:
    case Category::royalFlush:
    case Category::fiveOfAKind:
        return 0;
    }
    return 0;
}

} // namespace

CardRange partCards(const ComparisonPart& part, Category category)
{
    switch (part.kind) {
    case PartKind::rank:
    case PartKind::wilds:
    case PartKind::five:
        return {0, 5};
    case PartKind::card:
        return {part.index - 1, 1};
    case PartKind::pair:
        return {category == Category::fullHouse ? 3 : 0, 2};
    case PartKind::higherPair:
        return {0, 2};
    case PartKind::lowerPair:
        return {2, 2};
    case PartKind::trio:
        return {0, 3};
    case PartKind::quad:
        return {0, 4};
    case PartKind::kicker:
        return {firstKicker(category) + part.index - 1, 1};
    case PartKind::highest:
        return {0, 1};
    }
    return {};
}

} // namespace showdown
