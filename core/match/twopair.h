// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/ladder.h"
#include "core/match/samevalue.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of TwoPair.
enum class TwoPairLine : std::uint8_t {
    start,
    sort,
    newInfo,
    searchFirst,
    askNotFound,
    returnNo,
    searchSecond,
    returnFound,
};

extern const ListingOf<TwoPairLine> twoPairListing;

/// The lines of SetInfoAndCheckForTwoPair.
enum class SetInfoAndCheckForTwoPairLine : std::uint8_t {
    start,
    searchFirst,
    askFirst,
    countValues,
    findPairs,
    askOnePair,
    takeOutPair,
    searchSecond,
    askNoSecond,
    returnNoSecond,
    joinPairs,
    askTwoPairs,
    givePairs,
    returnPairs,
    countWilds,
    nextHigher,
    setMissing,
    askMissing,
    skipHigher,
    nextLower,
    setNeeded,
    askNeeded,
    giveValues,
    returnYes,
    returnNo,
};

extern const ListingOf<SetInfoAndCheckForTwoPairLine> setInfoAndCheckForTwoPairListing;

/// The matcher of the two-pair article: two calls for two cards with one `info`. It also accepts
/// two pairs of one value (7 7 7 7 2), which the cascade of ranks never meets.
MatchAnswer twoPair(const PlayedHand& hand, MatchInfo& info, Recorder* recorder);

/// Whether the hand has two pairs of different values, wilds filling in; `info.cardValues` then
/// holds the highest such pair of values, the higher first. Unchanged after a failure.
MatchAnswer setInfoAndCheckForTwoPair(const PlayedHand& hand, MatchInfo& info, Recorder* recorder);

/// As above, of a hand that is not sorted: of what was printed, some ways need a sorted one.
MatchAnswer twoDifferentPairs(const PlayedHand& hand, Recorder* recorder);

/// The cards of the pair at this index, 0 or 1, of two different values that a hand has or makes
/// with its wilds; the first one takes the first wilds.
CardsInRoles pairCards(const PlayedHand& hand, const ValueList& pairs, int index);

} // namespace showdown
