// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <algorithm>
#include <cstdint>

namespace showdown {

/// The lines of CopyHand.
enum class CopyHandLine : std::uint8_t {
    start,
    newCopy,
    nextCard,
    addCard,
    returnCopy,
};

extern const ListingOf<CopyHandLine> copyHandListing;

/// The lines of ReplaceWildsWithAces.
enum class ReplaceWildsWithAcesLine : std::uint8_t {
    start,
    nextCard,
    askWild,
    becomeAce,
};

extern const ListingOf<ReplaceWildsWithAcesLine> replaceWildsWithAcesListing;

/// The lines of ReadBugs.
enum class ReadBugsLine : std::uint8_t {
    start,
    copyHand,
    replaceWilds,
    returnCopy,
};

extern const ListingOf<ReadBugsLine> readBugsListing;

/// The lines of WildsAssumeMissingValues.
enum class WildsAssumeMissingValuesLine : std::uint8_t {
    start,
    setValue,
    nextWild,
    askHeld,
    lowerValue,
    takeValue,
};

extern const ListingOf<WildsAssumeMissingValuesLine> wildsAssumeMissingValuesListing;

/// A hand of new cards, so that a value can be changed without touching the dealt ones.
PlayedHand copyHand(const PlayedHand& hand, Recorder* recorder);

/// Makes every wild of the hand an ace; its suit stays open.
void replaceWildsWithAces(PlayedHand& hand, Recorder* recorder);

/// The wilds of a hand that have been given a value.
WildsGiven givenWilds(const PlayedHand& hand);

/// Reports, at the step recorded last, the values of the hand's wilds, once all have one.
template <typename Line>
void tellGivenWilds(const PlayedHand& hand, Call<Line>& call)
{
    if (!call.isRecording() || std::ranges::any_of(hand, &PlayedCard::isWild))
        return;
    const WildsGiven given = givenWilds(hand);
    if (given.wilds.size() > 0)
        call.found(given, [&] { return cardsOf(given); });
}

/// A copy in which every wild is an ace, as a bug is for the ranks of equal values. A bug is any
/// other card only where it completes a straight, which has no equal values, or a flush, in which
/// either every wild is an ace or no values are equal. Not part of the series.
PlayedHand readBugs(const PlayedHand& hand, Recorder* recorder);

/// Makes every wild of the hand the highest value that the hand does not hold yet: a flush under
/// rules that forbid repeats. Not part of the series.
void wildsAssumeMissingValues(PlayedHand& hand, Recorder* recorder);

} // namespace showdown
