// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/rules/handvalue.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of FindWinnerTwoPair.
enum class FindWinnerTwoPairLine : std::uint8_t {
    start,
    sort,
    newInfo,
    findPairs,
    comparePairs,
    askDecided,
    returnDecided,
    compareKickers,
    returnResult,
};

extern const ListingOf<FindWinnerTwoPairLine> findWinnerTwoPairListing;

/// The lines of ComparePairs for two pair.
enum class CompareTwoPairsLine : std::uint8_t {
    start,
    nextIndex,
    setPair,
    askBetter,
    returnBetter,
    askWorse,
    returnWorse,
    returnTie,
};

extern const ListingOf<CompareTwoPairsLine> compareTwoPairsListing;

/// Compares the higher pair, the lower pair, then the kicker.
Outcome findWinnerTwoPair(const PlayedHand& hand1, const PlayedHand& hand2, Comparison& comparison,
                          Recorder* recorder);

/// The value of a hand that has two different pairs, as FindWinnerTwoPair sees it.
HandValue twoPairValue(const PlayedHand& hand);

} // namespace showdown
