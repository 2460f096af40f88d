// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/laddercards.h"

#include "core/rules/category.h"
#include "core/rules/playedhand.h"
#include "core/trace/finding.h"

#include <cstddef>

namespace showdown {
namespace {

/// The groups of equal cards; the highest cards of a hand that is nothing else; or all.
DealtCards makersOf(Category rank, const HandResult& result)
{
    const bool isHighCard = rank == Category::highCard;
    const int grouped = matchedCount(rank);
    DealtCards cards{};
    for (int place = 0; place < Hand::fullSize; ++place) {
        const WorkingCard& card = result.working[static_cast<std::size_t>(place)];
        cards[static_cast<std::size_t>(card.dealtPosition)] =
            isHighCard ? card.rank == result.working.front().rank : place < grouped;
    }
    return cards;
}

} // namespace

DealtCards ladderCards(const LadderRow& row, const PlayerResult& player, const HouseRules& rules)
{
    if (!player.hand.isComplete())
        return {};
    if (fits(row.detail) && player.result)
        return makersOf(row.rank, *player.result);
    DealtCards cards{};
    for (const CardInRole& card :
         cardsOf(RankAnswered{row.rank, row.detail}, playedHand(player, rules)))
        cards[static_cast<std::size_t>(card.position)] = card.role != CardRole::kicker;
    return cards;
}

} // namespace showdown
