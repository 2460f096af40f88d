// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/ladder.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of JacksOrBetter.
enum class JacksOrBetterLine : std::uint8_t {
    start,
    sort,
    newInfo,
    search,
    askNotFound,
    returnNotFound,
    countWilds,
    askTwoWilds,
    returnAces,
    askBelowFloor,
    returnBelowFloor,
    returnYes,
};

extern const ListingOf<JacksOrBetterLine> jacksOrBetterListing;

/// The lines of ThreeOfAKind, FourOfAKind and FiveOfAKind.
enum class OfAKindLine : std::uint8_t {
    start,
    sort,
    search,
    returnFound,
};

extern const ListingOf<OfAKindLine> threeOfAKindListing;
extern const ListingOf<OfAKindLine> fourOfAKindListing;
extern const ListingOf<OfAKindLine> fiveOfAKindListing;

/// Whether two cards share a value of at least `pairFloor`, wilds filling in.
MatchAnswer jacksOrBetter(const PlayedHand& hand, Rank pairFloor, Recorder* recorder);

/// Whether three, four or five cards share a value, wilds filling in.
MatchAnswer threeOfAKind(const PlayedHand& hand, Recorder* recorder);
MatchAnswer fourOfAKind(const PlayedHand& hand, Recorder* recorder);
MatchAnswer fiveOfAKind(const PlayedHand& hand, Recorder* recorder);

} // namespace showdown
