// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/ladder.h"
#include "core/rules/category.h"
#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of GetPokerHand.
enum class GetPokerHandLine : std::uint8_t {
    start,
    setBugs,
    askBug,
    readBugs,
    nextRank,
    tryMatcher,
    askFound,
    returnRank,
    returnHighCard,
};

extern const ListingOf<GetPokerHandLine> getPokerHandListing;

/// The rank of a hand and how it was found.
struct RankCheck
{
    Category rank = Category::highCard;
    Ladder ladder; ///< every rank that the rules know, with the answer
};

/// The best rank of five cards: asks the matchers from the highest rank that the rules know down to
/// the pair; the first that says yes is the rank, and high card is what is left.
RankCheck getPokerHand(const PlayedHand& hand, const HouseRules& rules, Recorder* recorder);

/// The answer of this category's matcher to the five cards. High card takes every hand.
MatchAnswer matches(const PlayedHand& hand, Category category, const HouseRules& rules,
                    Recorder* recorder);

} // namespace showdown
