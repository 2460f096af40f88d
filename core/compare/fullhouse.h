// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/rules/handvalue.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of FindWinnerFullHouse.
enum class FindWinnerFullHouseLine : std::uint8_t {
    start,
    sort,
    findGroups,
    assumeInfo,
    assumeValues,
    readTrioPair,
    setTrio,
    askTrioBetter,
    returnTrioBetter,
    askTrioWorse,
    returnTrioWorse,
    setPair,
    askPairBetter,
    returnPairBetter,
    askPairWorse,
    returnPairWorse,
    returnTie,
};

extern const ListingOf<FindWinnerFullHouseLine> findWinnerFullHouseListing;

/// The lines of WildsAssumeInfoCardValues.
enum class WildsAssumeInfoCardValuesLine : std::uint8_t {
    start,
    setReplaceValue,
    nextValue,
    askWild,
    askHeld,
    takeKing,
    becomeValue,
    sortValues,
    returnValues,
};

extern const ListingOf<WildsAssumeInfoCardValuesLine> wildsAssumeInfoCardValuesListing;

/// The lines of WildsAssumeCardValues.
enum class WildsAssumeCardValuesLine : std::uint8_t {
    start,
    copyHand,
    nextGroup,
    countValue,
    setMissing,
    nextWild,
    takeValue,
    countMissing,
    sort,
    returnCopy,
};

extern const ListingOf<WildsAssumeCardValuesLine> wildsAssumeCardValuesListing;

/// The lines of GetTrioPairValues.
enum class GetTrioPairValuesLine : std::uint8_t {
    start,
    askTrioFirst,
    returnTrioFirst,
    returnTrioLast,
};

extern const ListingOf<GetTrioPairValuesLine> getTrioPairValuesListing;

/// The two values of this player's full house, highest first, with *wild* replaced by the ace or,
/// if the list holds the ace already, by the king.
ValueList wildsAssumeInfoCardValues(const ValueList& cardValues, int player, Recorder* recorder);

/// A copy, sorted high to low, in which wilds have filled the first value up to three cards, then
/// the second up to two, never more than are missing.
PlayedHand wildsAssumeCardValues(const PlayedHand& hand, const ValueList& cardValues,
                                 Recorder* recorder);

/// The values of trio and pair of a sorted full house without wilds: if the second and third card
/// are equal, that is the trio and the fourth card the pair; otherwise the other way round.
ValueList trioPairValues(const PlayedHand& sorted, Recorder* recorder);

/// Looks for the groups, lets the wilds take their values, then compares trio and pair.
Outcome findWinnerFullHouse(const PlayedHand& hand1, const PlayedHand& hand2,
                            Comparison& comparison, Recorder* recorder);

/// The value of a hand that is a full house, as FindWinnerFullHouse sees it.
HandValue fullHouseValue(const PlayedHand& hand);

} // namespace showdown
