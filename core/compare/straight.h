// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/match/samevalue.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of FindWinnerStraight and FindWinnerStraightFlush.
enum class FindWinnerStraightLine : std::uint8_t {
    start,
    sort,
    newInfo,
    search,
    assumeValues,
    compareHands,
    returnResult,
};

extern const ListingOf<FindWinnerStraightLine> findWinnerStraightListing;
extern const ListingOf<FindWinnerStraightLine> findWinnerStraightFlushListing;

/// The lines of WildsAssumeValues.
enum class WildsAssumeValuesLine : std::uint8_t {
    start,
    copyHand,
    takeHand,
    sortValues,
    nextWild,
    takeValue,
    dropValue,
    askAceIsOne,
    lowerAces,
    sort,
    returnCopy,
};

extern const ListingOf<WildsAssumeValuesLine> wildsAssumeValuesListing;

/// A copy, sorted high to low, in which each wild has taken one of `info.cardValues`, the highest
/// first; if `info.aceIsOne`, aces count 1.
PlayedHand wildsAssumeValues(const PlayedHand& hand, const MatchInfo& info, const HouseRules& rules,
                             Recorder* recorder);

/// Compares two straights, straight flushes or royal flushes, as the category says, card by card
/// after substitution; the first card decides or none does. Two royals always tie.
Outcome findWinnerStraight(Category category, const PlayedHand& hand1, const PlayedHand& hand2,
                           const HouseRules& rules, Comparison& comparison, Recorder* recorder);

/// The value of a hand of one of these categories, as FindWinnerStraight sees it.
HandValue straightValue(Category category, const PlayedHand& hand, const HouseRules& rules);

} // namespace showdown
