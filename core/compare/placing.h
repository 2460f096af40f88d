// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/match/ladder.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace showdown {

/// The lines of PlacePlayers.
enum class PlacePlayersLine : std::uint8_t {
    start,
    nextHand,
    findRank,
    checkFit,
    askFits,
    takePart,
    startPlaces,
    askTooFew,
    returnTooFew,
    setLeader,
    setOther,
    compareTwo,
    askOtherWon,
    swapRoles,
    askDecided,
    placeOther,
    askNoThird,
    returnTwo,
    setThird,
    compareThird,
    askThirdWon,
    lowerLeader,
    lowerOther,
    askThirdTied,
    otherBelowTie,
    askThirdBelowTie,
    thirdBelowTie,
    askBothBeaten,
    compareRest,
    thirdSecond,
    askRestBetter,
    thirdLast,
    askRestWorse,
    otherLast,
    returnPlaces,
};

extern const ListingOf<PlacePlayersLine> placePlayersListing;

/// A complete hand on its way to a place.
struct PlacedHand
{
    PlayedHand hand;
    Ladder ladder;                ///< why it is of this rank, or does not fit
    std::optional<Category> rank; ///< what it is compared as; nothing if it does not fit the lens
    std::optional<int> place;     ///< from 1; only for those that take part
};

/// Fills in rank and ladder: the best rank, or through a lens whether the hand fits it.
void findRank(PlacedHand& hand, const Terms& terms, Recorder* recorder);

/// Finds the rank of two or three hands, compares them in the order of the series and gives the
/// places: the first two that take part, then the leader (after a tie the lower number) against the
/// third, then, only if the leader beat both, the other two for second place. Adds each comparison
/// that runs. Not part of the series.
void placePlayers(std::span<PlacedHand> hands, const Terms& terms,
                  std::vector<Comparison>& comparisons, Recorder* recorder);

} // namespace showdown
