// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/steps/stepsentence.h"

namespace showdown::narration {

// The sentences of each traced function, in the files of the folders match and compare.

extern const StepSentences getPokerHandSentences;
extern const StepSentences fitsLensSentences;

extern const StepSentences readBugsSentences;
extern const StepSentences copyHandSentences;
extern const StepSentences replaceWildsWithAcesSentences;
extern const StepSentences wildsAssumeMissingValuesSentences;

extern const StepSentences threeOfAKindSentences;
extern const StepSentences fourOfAKindSentences;
extern const StepSentences fiveOfAKindSentences;
extern const StepSentences jacksOrBetterSentences;

extern const StepSentences royalFlushSentences;
extern const StepSentences straightFlushSentences;
extern const StepSentences flushSentences;
extern const StepSentences straightSentences;

extern const StepSentences fullHouseSentences;

extern const StepSentences twoPairSentences;
extern const StepSentences setInfoAndCheckForTwoPairSentences;

extern const StepSentences sortCardsByDescendingValueSentences;
extern const StepSentences sortCardsByDescendingValueHighWildsSentences;

extern const StepSentences doCardsHaveSameValueSentences;

extern const StepSentences areCardsStraightSentences;

extern const StepSentences areCardsSameSuitSentences;

extern const StepSentences countCardsByValueSentences;
extern const StepSentences countCardValuesSentences;

extern const StepSentences buildHandExcludingValuesSentences;

extern const StepSentences getWinningPlayerSentences;
extern const StepSentences compareWildCountsSentences;

extern const StepSentences compareHandsSentences;
extern const StepSentences findWinnerHighCardSentences;

extern const StepSentences findWinnerJacksOrBetterSentences;
extern const StepSentences findWinnerThreeKindSentences;
extern const StepSentences findWinnerFourOfAKindSentences;
extern const StepSentences findWinnerFiveOfAKindSentences;

extern const StepSentences comparePairsSentences;
extern const StepSentences compareTriosSentences;

extern const StepSentences compareQuadsSentences;
extern const StepSentences compareFivesSentences;

extern const StepSentences findWinnerTwoPairSentences;
extern const StepSentences compareTwoPairsSentences;

extern const StepSentences findWinnerStraightSentences;
extern const StepSentences findWinnerStraightFlushSentences;
extern const StepSentences wildsAssumeValuesSentences;

extern const StepSentences findWinnerFlushSentences;

extern const StepSentences findWinnerFullHouseSentences;
extern const StepSentences wildsAssumeInfoCardValuesSentences;
extern const StepSentences wildsAssumeCardValuesSentences;
extern const StepSentences getTrioPairValuesSentences;

extern const StepSentences comparePairKickersSentences;
extern const StepSentences compareKickersSentences;
extern const StepSentences getKickersSentences;
extern const StepSentences getTwoPairKickersSentences;

} // namespace showdown::narration
