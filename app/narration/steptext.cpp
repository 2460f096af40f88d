// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/steptext.h"

#include "app/narration/steps/tables.h"

#include <algorithm>
#include <array>

namespace showdown::narration {

namespace {

constexpr auto tables = std::to_array<const StepTable*>({
    &placePlayersSteps,
    &getPokerHandSteps,
    &fitsLensSteps,
    &readBugsSteps,
    &fiveOfAKindSteps,
    &royalFlushSteps,
    &straightFlushSteps,
    &fourOfAKindSteps,
    &fullHouseSteps,
    &flushSteps,
    &straightSteps,
    &threeOfAKindSteps,
    &twoPairSteps,
    &jacksOrBetterSteps,
    &sortCardsByDescendingValueSteps,
    &sortCardsByDescendingValueHighWildsSteps,
    &doCardsHaveSameValueSteps,
    &setInfoAndCheckForTwoPairSteps,
    &areCardsStraightSteps,
    &areCardsSameSuitSteps,
    &countCardsByValueSteps,
    &countCardValuesSteps,
    &buildHandExcludingValuesSteps,
    &copyHandSteps,
    &replaceWildsWithAcesSteps,
    &wildsAssumeMissingValuesSteps,
    &getWinningPlayerSteps,
    &findWinnerHighCardSteps,
    &findWinnerJacksOrBetterSteps,
    &findWinnerTwoPairSteps,
    &findWinnerThreeKindSteps,
    &findWinnerStraightSteps,
    &findWinnerFlushSteps,
    &findWinnerFullHouseSteps,
    &findWinnerFourOfAKindSteps,
    &findWinnerStraightFlushSteps,
    &findWinnerFiveOfAKindSteps,
    &comparePairsSteps,
    &compareTwoPairsSteps,
    &compareTriosSteps,
    &compareQuadsSteps,
    &compareFivesSteps,
    &comparePairKickersSteps,
    &compareKickersSteps,
    &getKickersSteps,
    &getTwoPairKickersSteps,
    &wildsAssumeValuesSteps,
    &wildsAssumeInfoCardValuesSteps,
    &wildsAssumeCardValuesSteps,
    &getTrioPairValuesSteps,
    &compareHandsSteps,
    &compareWildCountsSteps,
});

} // namespace

std::span<const StepTable* const> stepTables()
{
    return tables;
}

QString stepText(const Step& step, std::span<const Hand> hands, const HouseRules& rules)
{
    const auto* const table = std::ranges::find_if(
        tables, [&](const StepTable* each) { return &each->listing() == step.listing; });
    if (table == tables.end())
        return {};
    const StepFacts facts(step, hands, rules);
    const StepSentence* sentence = (*table)->find(step.line, facts);
    return sentence ? sentence->filled(facts) : QString();
}

} // namespace showdown::narration
