// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/ladder.h"
#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of Flush.
enum class FlushLine : std::uint8_t {
    start,
    checkSuit,
    askOtherSuits,
    returnOtherSuits,
    askRepeats,
    returnRepeats,
    returnYes,
};

extern const ListingOf<FlushLine> flushListing;

/// The lines of Straight.
enum class StraightLine : std::uint8_t {
    start,
    sort,
    search,
    returnFound,
};

extern const ListingOf<StraightLine> straightListing;

/// The lines of StraightFlush.
enum class StraightFlushLine : std::uint8_t {
    start,
    checkSuit,
    askOtherSuits,
    returnOtherSuits,
    sort,
    search,
    returnFound,
};

extern const ListingOf<StraightFlushLine> straightFlushListing;

/// The lines of RoyalFlush.
enum class RoyalFlushLine : std::uint8_t {
    start,
    checkSuit,
    askOtherSuits,
    returnOtherSuits,
    sort,
    newInfo,
    search,
    askNotFound,
    returnNoRow,
    askNoAce,
    returnNoAce,
    returnYes,
};

extern const ListingOf<RoyalFlushLine> royalFlushListing;

/// Whether all five cards are of one suit. Where a flush may not repeat values, a hand with a wild
/// needs five different ones.
MatchAnswer flush(const PlayedHand& hand, const HouseRules& rules, Recorder* recorder);

/// Whether the cards are five values in a row.
MatchAnswer straight(const PlayedHand& hand, const HouseRules& rules, Recorder* recorder);

/// Whether the cards are both; a royal flush is a straight flush too.
MatchAnswer straightFlush(const PlayedHand& hand, const HouseRules& rules, Recorder* recorder);

/// Whether the cards are both, up to the ace.
MatchAnswer royalFlush(const PlayedHand& hand, const HouseRules& rules, Recorder* recorder);

} // namespace showdown
