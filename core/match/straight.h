// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/ladder.h"
#include "core/match/samevalue.h"
#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of AreCardsStraight.
enum class AreCardsStraightLine : std::uint8_t {
    start,
    countWilds,
    setUnused,
    clearValues,
    startHighest,
    startLowest,
    setStraight,
    nextCard,
    askFirst,
    takeHighest,
    takeLowest,
    goOn,
    setGap,
    askGap,
    denyStraight,
    leaveLoop,
    addGapValues,
    useWilds,
    moveLowest,
    askStraight,
    askAbove,
    raiseHighest,
    addAbove,
    useWildAbove,
    askBelow,
    lowerLowest,
    addBelow,
    useWildBelow,
    askNoInfo,
    returnWithoutInfo,
    giveWilds,
    giveValues,
    returnWithInfo,
    askAce,
    lowerAces,
    tryLowAce,
    askLowInfo,
    giveAceIsOne,
    returnLowAce,
    returnNo,
};

extern const ListingOf<AreCardsStraightLine> areCardsStraightListing;

/// True if a hand sorted with wilds last is five values in a row: wilds fill the inner gaps first,
/// then extend above the highest card up to the ace, then below the lowest. After a success `info`
/// holds the wilds in the hand and the values that they take. With `lowAceStraight` a hand with a
/// natural ace that fails is walked once more with the ace as one and five as the highest value
/// allowed; `info.aceIsOne` says that it stands only so. `info` may be nullptr.
bool areCardsStraight(const PlayedHand& sorted, MatchInfo* info, const HouseRules& rules,
                      Recorder* recorder);

/// Why AreCardsStraight says no to the hand: values that repeat, or how far apart they are.
MatchAnswer whyNoStraight(const PlayedHand& hand, const HouseRules& rules);

} // namespace showdown
