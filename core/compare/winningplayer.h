// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of GetWinningPlayer.
enum class GetWinningPlayerLine : std::uint8_t {
    start,
    askHigher,
    returnHigher,
    askLower,
    returnLower,
    askEqualValues,
    readBugs,
    findWinner,
    askTie,
    compareWilds,
    returnResult,
};

extern const ListingOf<GetWinningPlayerLine> getWinningPlayerListing;

/// The lines of CompareWildCounts.
enum class CompareWildCountsLine : std::uint8_t {
    start,
    countWilds,
    askFewer,
    returnFewer,
    askMore,
    returnMore,
    returnTie,
};

extern const ListingOf<CompareWildCountsLine> compareWildCountsListing;

/// A hand whose rank is known (with a lens, the lens).
struct RankedHand
{
    PlayedHand hand;
    Category rank = Category::highCard;
};

/// Compares ranks first; hands of equal rank go to that rank's FindWinner function, and if that
/// ends in a tie and natural beats wild, to the count of wilds. Fills in comparator and parts.
Outcome getWinningPlayer(const RankedHand& first, const RankedHand& second, const HouseRules& rules,
                         Comparison& comparison, Recorder* recorder);

} // namespace showdown
