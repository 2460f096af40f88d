// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"
#include "core/trace/step.h"

#include <cstdint>

namespace showdown {

/// The result that a matcher passes on, to the next call on the same hand and to the comparators:
/// the `info` object of the series.
struct MatchInfo
{
    bool isNew = true;  ///< no call has filled it in yet
    int numWilds = 0;   ///< wilds left over; after AreCardsStraight the wilds in the hand
    int startIndex = 0; ///< where the next call goes on in the sorted hand
    ValueList
        cardValues; ///< values of the groups found, or those that the wilds of a straight take
    bool aceIsOne = false; ///< the straight stands only with the ace below the two
};

/// The lines of DoCardsHaveSameValue.
enum class DoCardsHaveSameValueLine : std::uint8_t {
    start,
    setStartIndex,
    readStartIndex,
    setNumWilds,
    readNumWilds,
    clearBase,
    clearMatched,
    nextCard,
    askOtherValue,
    askWildsComplete,
    leaveToWilds,
    setBase,
    restartMatched,
    countMatched,
    moveStartIndex,
    askMatched,
    leaveMatched,
    askTooFew,
    returnNo,
    spendWilds,
    askOnlyWilds,
    setBaseWild,
    skipWilds,
    askNoInfo,
    returnWithoutInfo,
    giveWilds,
    giveStartIndex,
    giveValue,
    returnWithInfo,
};

extern const ListingOf<DoCardsHaveSameValueLine> doCardsHaveSameValueListing;

/// True if `numToMatch` cards of a hand sorted with wilds last share a value, wilds filling in.
/// The search goes on where `info` left off; if only wilds are left, they form a group of the
/// value *wild*. After a success `info` holds the wilds left over, the index after the group's
/// last natural card (after a group of wilds, the index after those) and one card value more;
/// after a failure it is unchanged. `info` may be nullptr.
bool doCardsHaveSameValue(const PlayedHand& sorted, int numToMatch, MatchInfo* info,
                          Recorder* recorder);

} // namespace showdown
