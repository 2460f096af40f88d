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
    setUnread,
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

/// Compares two pairs, threes, fours or fives of a kind, as the category says: the value of the
/// group (aces if wilds alone can make it), then the kickers. The one for five of a kind is ours:
/// the series leaves it to the reader.
Outcome findWinnerOfAKind(Category category, const PlayedHand& hand1, const PlayedHand& hand2,
                          Comparison& comparison, Recorder* recorder);

/// The value of a hand of one of these categories, as findWinnerOfAKind() sees it.
HandValue ofAKindValue(Category category, const PlayedHand& hand);

} // namespace showdown
