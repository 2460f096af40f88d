// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of CompareHands.
enum class CompareHandsLine : std::uint8_t {
    start,
    setNumToCompare,
    nextIndex,
    setValue,
    askBetter,
    returnBetter,
    askWorse,
    returnWorse,
    returnTie,
};

extern const ListingOf<CompareHandsLine> compareHandsListing;

/// The lines of FindWinnerHighCard.
enum class FindWinnerHighCardLine : std::uint8_t {
    start,
    sort,
    compareHands,
    returnResult,
};

extern const ListingOf<FindWinnerHighCardLine> findWinnerHighCardListing;

/// CompareHands of the series; compareHands() for hands as dealt is in core/compare/showdown.h.
/// Walks two sorted card lists, a wild counting as an ace, and stops at the first difference. Adds
/// each pair of cards to `comparison` as a part of this kind: numbered from 1 for cards and
/// kickers; for a straight, only the highest card.
Outcome compareHands(const PlayedHand& hand1, const PlayedHand& hand2, PartKind kind,
                     Comparison& comparison, Recorder* recorder);

/// Compares all five cards, wilds first as aces.
Outcome findWinnerHighCard(const PlayedHand& hand1, const PlayedHand& hand2, Comparison& comparison,
                           Recorder* recorder);

} // namespace showdown
