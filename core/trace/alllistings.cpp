// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/trace/alllistings.h"

#include "core/compare/comparehands.h"
#include "core/compare/flush.h"
#include "core/compare/fullhouse.h"
#include "core/compare/kickers.h"
#include "core/compare/lens.h"
#include "core/compare/ofakind.h"
#include "core/compare/placing.h"
#include "core/compare/straight.h"
#include "core/compare/twopair.h"
#include "core/compare/winningplayer.h"
#include "core/match/counting.h"
#include "core/match/excluding.h"
#include "core/match/fullhouse.h"
#include "core/match/ofakind.h"
#include "core/match/pokerhand.h"
#include "core/match/samesuit.h"
#include "core/match/samevalue.h"
#include "core/match/sorting.h"
#include "core/match/straight.h"
#include "core/match/straightflush.h"
#include "core/match/twopair.h"
#include "core/match/wilds.h"

#include <array>

namespace showdown {

std::span<const Listing* const> allListings()
{
    static constexpr auto listings = std::to_array<const Listing*>({
        &placePlayersListing,
        &getPokerHandListing,
        &fitsLensListing,
        &readBugsListing,
        &fiveOfAKindListing,
        &royalFlushListing,
        &straightFlushListing,
        &fourOfAKindListing,
        &fullHouseListing,
        &flushListing,
        &straightListing,
        &threeOfAKindListing,
        &twoPairListing,
        &jacksOrBetterListing,
        &sortCardsByDescendingValueListing,
        &sortCardsByDescendingValueHighWildsListing,
        &doCardsHaveSameValueListing,
        &setInfoAndCheckForTwoPairListing,
        &areCardsStraightListing,
        &areCardsSameSuitListing,
        &countCardsByValueListing,
        &countCardValuesListing,
        &buildHandExcludingValuesListing,
        &copyHandListing,
        &replaceWildsWithAcesListing,
        &wildsAssumeMissingValuesListing,
        &getWinningPlayerListing,
        &findWinnerHighCardListing,
        &findWinnerJacksOrBetterListing,
        &findWinnerTwoPairListing,
        &findWinnerThreeKindListing,
        &findWinnerStraightListing,
        &findWinnerFlushListing,
        &findWinnerFullHouseListing,
        &findWinnerFourOfAKindListing,
        &findWinnerStraightFlushListing,
        &findWinnerFiveOfAKindListing,
        &comparePairsListing,
        &compareTwoPairsListing,
        &compareTriosListing,
        &compareQuadsListing,
        &compareFivesListing,
        &comparePairKickersListing,
        &compareKickersListing,
        &getKickersListing,
        &getTwoPairKickersListing,
        &wildsAssumeValuesListing,
        &wildsAssumeInfoCardValuesListing,
        &wildsAssumeCardValuesListing,
        &getTrioPairValuesListing,
        &compareHandsListing,
        &compareWildCountsListing,
    });
    return listings;
}

std::set<std::string_view> functionNames()
{
    std::set<std::string_view> names;
    for (const Listing* listing : allListings())
        names.insert(listing->function);
    return names;
}

} // namespace showdown
