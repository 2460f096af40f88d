// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/steptext.h"

#include "app/narration/steps/tables.h"
#include "core/compare/comparehands.h"
#include "core/compare/flush.h"
#include "core/compare/fullhouse.h"
#include "core/compare/kickers.h"
#include "core/compare/lens.h"
#include "core/compare/ofakind.h"
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

#include <algorithm>
#include <array>

namespace showdown::narration {

namespace {

struct StepTable
{
    const Listing* listing;
    const StepSentences* sentences;
};

/// In the order of allListings().
constexpr auto tables = std::to_array<StepTable>({
    {&getPokerHandListing, &getPokerHandSentences},
    {&fitsLensListing, &fitsLensSentences},
    {&readBugsListing, &readBugsSentences},
    {&fiveOfAKindListing, &fiveOfAKindSentences},
    {&royalFlushListing, &royalFlushSentences},
    {&straightFlushListing, &straightFlushSentences},
    {&fourOfAKindListing, &fourOfAKindSentences},
    {&fullHouseListing, &fullHouseSentences},
    {&flushListing, &flushSentences},
    {&straightListing, &straightSentences},
    {&threeOfAKindListing, &threeOfAKindSentences},
    {&twoPairListing, &twoPairSentences},
    {&jacksOrBetterListing, &jacksOrBetterSentences},
    {&sortCardsByDescendingValueListing, &sortCardsByDescendingValueSentences},
    {&sortCardsByDescendingValueHighWildsListing, &sortCardsByDescendingValueHighWildsSentences},
    {&doCardsHaveSameValueListing, &doCardsHaveSameValueSentences},
    {&setInfoAndCheckForTwoPairListing, &setInfoAndCheckForTwoPairSentences},
    {&areCardsStraightListing, &areCardsStraightSentences},
    {&areCardsSameSuitListing, &areCardsSameSuitSentences},
    {&countCardsByValueListing, &countCardsByValueSentences},
    {&countCardValuesListing, &countCardValuesSentences},
    {&buildHandExcludingValuesListing, &buildHandExcludingValuesSentences},
    {&copyHandListing, &copyHandSentences},
    {&replaceWildsWithAcesListing, &replaceWildsWithAcesSentences},
    {&wildsAssumeMissingValuesListing, &wildsAssumeMissingValuesSentences},
    {&getWinningPlayerListing, &getWinningPlayerSentences},
    {&findWinnerHighCardListing, &findWinnerHighCardSentences},
    {&findWinnerJacksOrBetterListing, &findWinnerJacksOrBetterSentences},
    {&findWinnerTwoPairListing, &findWinnerTwoPairSentences},
    {&findWinnerThreeKindListing, &findWinnerThreeKindSentences},
    {&findWinnerStraightListing, &findWinnerStraightSentences},
    {&findWinnerFlushListing, &findWinnerFlushSentences},
    {&findWinnerFullHouseListing, &findWinnerFullHouseSentences},
    {&findWinnerFourOfAKindListing, &findWinnerFourOfAKindSentences},
    {&findWinnerStraightFlushListing, &findWinnerStraightFlushSentences},
    {&findWinnerFiveOfAKindListing, &findWinnerFiveOfAKindSentences},
    {&comparePairsListing, &comparePairsSentences},
    {&compareTwoPairsListing, &compareTwoPairsSentences},
    {&compareTriosListing, &compareTriosSentences},
    {&compareQuadsListing, &compareQuadsSentences},
    {&compareFivesListing, &compareFivesSentences},
    {&comparePairKickersListing, &comparePairKickersSentences},
    {&compareKickersListing, &compareKickersSentences},
    {&getKickersListing, &getKickersSentences},
    {&getTwoPairKickersListing, &getTwoPairKickersSentences},
    {&wildsAssumeValuesListing, &wildsAssumeValuesSentences},
    {&wildsAssumeInfoCardValuesListing, &wildsAssumeInfoCardValuesSentences},
    {&wildsAssumeCardValuesListing, &wildsAssumeCardValuesSentences},
    {&getTrioPairValuesListing, &getTrioPairValuesSentences},
    {&compareHandsListing, &compareHandsSentences},
    {&compareWildCountsListing, &compareWildCountsSentences},
});

} // namespace

QString stepText(const Step& step, std::span<const Hand> hands, const HouseRules& rules)
{
    const auto* table = std::ranges::find(tables, step.listing, &StepTable::listing);
    if (table == tables.end())
        return {};
    const StepFacts facts(step, hands, rules);
    const StepSentence* sentence = findSentence(*table->sentences, step.line, facts);
    return sentence ? sentence->filled(facts) : QString();
}

} // namespace showdown::narration
