// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/rules/handvalue.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of FindWinnerJacksOrBetter, FindWinnerThreeKind, FindWinnerFourOfAKind and
/// FindWinnerFiveOfAKind, which compares no kickers.
enum class FindWinnerOfAKindLine : std::uint8_t {
    start,
    sort,
    newInfo,
    search,
    compareGroups,
    askDecided,
    returnDecided,
    compareKickers,
    returnResult,
};

extern const ListingOf<FindWinnerOfAKindLine> findWinnerJacksOrBetterListing;
extern const ListingOf<FindWinnerOfAKindLine> findWinnerThreeKindListing;
extern const ListingOf<FindWinnerOfAKindLine> findWinnerFourOfAKindListing;
extern const ListingOf<FindWinnerOfAKindLine> findWinnerFiveOfAKindListing;

/// The lines of ComparePairs, CompareTrios, CompareQuads and CompareFives.
enum class CompareGroupsLine : std::uint8_t {
    start,
    setValue,
    countWilds,
    askAllWild,
    becomeAce,
    askBetter,
    returnBetter,
    askWorse,
    returnWorse,
    returnTie,
};

extern const ListingOf<CompareGroupsLine> comparePairsListing;
extern const ListingOf<CompareGroupsLine> compareTriosListing;
extern const ListingOf<CompareGroupsLine> compareQuadsListing;
extern const ListingOf<CompareGroupsLine> compareFivesListing;

/// Compares the value of the pair (two or more wilds: aces), then three kickers.
Outcome findWinnerJacksOrBetter(const PlayedHand& hand1, const PlayedHand& hand2,
                                Comparison& comparison, Recorder* recorder);

/// Compares the trio (three or more wilds: aces), then two kickers.
Outcome findWinnerThreeKind(const PlayedHand& hand1, const PlayedHand& hand2,
                            Comparison& comparison, Recorder* recorder);

/// Compares the quad (four or more wilds: aces), then one kicker.
Outcome findWinnerFourOfAKind(const PlayedHand& hand1, const PlayedHand& hand2,
                              Comparison& comparison, Recorder* recorder);

/// Compares the one value (five wilds: aces). A function of our own: the series leaves five of a
/// kind to the reader.
Outcome findWinnerFiveOfAKind(const PlayedHand& hand1, const PlayedHand& hand2,
                              Comparison& comparison, Recorder* recorder);

/// The value of a hand that has such a group of two to five cards, as these functions see it.
HandValue ofAKindValue(const PlayedHand& hand, Category category);

} // namespace showdown
