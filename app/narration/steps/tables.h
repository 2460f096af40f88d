// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/steps/stepsentence.h"

namespace showdown::narration {

// The sentences for the steps of each traced function, in the files of the folders match and
// compare.

extern const StepTable placePlayersSteps;

extern const StepTable getPokerHandSteps;
extern const StepTable fitsLensSteps;

extern const StepTable readBugsSteps;
extern const StepTable copyHandSteps;
extern const StepTable replaceWildsWithAcesSteps;
extern const StepTable wildsAssumeMissingValuesSteps;

extern const StepTable threeOfAKindSteps;
extern const StepTable fourOfAKindSteps;
extern const StepTable fiveOfAKindSteps;
extern const StepTable jacksOrBetterSteps;

extern const StepTable royalFlushSteps;
extern const StepTable straightFlushSteps;
extern const StepTable flushSteps;
extern const StepTable straightSteps;

extern const StepTable fullHouseSteps;

extern const StepTable twoPairSteps;
extern const StepTable setInfoAndCheckForTwoPairSteps;

extern const StepTable sortCardsByDescendingValueSteps;
extern const StepTable sortCardsByDescendingValueHighWildsSteps;

extern const StepTable doCardsHaveSameValueSteps;

extern const StepTable areCardsStraightSteps;

extern const StepTable areCardsSameSuitSteps;

extern const StepTable countCardsByValueSteps;
extern const StepTable countCardValuesSteps;

extern const StepTable buildHandExcludingValuesSteps;

extern const StepTable getWinningPlayerSteps;
extern const StepTable compareWildCountsSteps;

extern const StepTable compareHandsSteps;
extern const StepTable findWinnerHighCardSteps;

extern const StepTable findWinnerJacksOrBetterSteps;
extern const StepTable findWinnerThreeKindSteps;
extern const StepTable findWinnerFourOfAKindSteps;
extern const StepTable findWinnerFiveOfAKindSteps;

extern const StepTable comparePairsSteps;
extern const StepTable compareTriosSteps;

extern const StepTable compareQuadsSteps;
extern const StepTable compareFivesSteps;

extern const StepTable findWinnerTwoPairSteps;
extern const StepTable compareTwoPairsSteps;

extern const StepTable findWinnerStraightSteps;
extern const StepTable findWinnerStraightFlushSteps;
extern const StepTable wildsAssumeValuesSteps;

extern const StepTable findWinnerFlushSteps;

extern const StepTable findWinnerFullHouseSteps;
extern const StepTable wildsAssumeInfoCardValuesSteps;
extern const StepTable wildsAssumeCardValuesSteps;
extern const StepTable getTrioPairValuesSteps;

extern const StepTable comparePairKickersSteps;
extern const StepTable compareKickersSteps;
extern const StepTable getKickersSteps;
extern const StepTable getTwoPairKickersSteps;

std::span<const StepTable* const> stepTables();

} // namespace showdown::narration
