// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/match/samevalue.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

// The articles use the same names for different ranks: CompareKickers of a pair takes the pair out
// itself, that of the other ranks asks GetKickers, and GetKickers of two pair takes out two groups.

/// The lines of CompareKickers for pairs.
enum class ComparePairKickersLine : std::uint8_t {
    start,
    setValues,
    countWilds,
    countOtherWilds,
    askFewWilds,
    addPairValue,
    takeOut,
    sort,
    compareHands,
    returnResult,
};

extern const ListingOf<ComparePairKickersLine> comparePairKickersListing;

/// The lines of CompareKickers for two pair, three and four of a kind.
enum class CompareKickersLine : std::uint8_t {
    start,
    getKickers,
    compareHands,
    returnResult,
};

extern const ListingOf<CompareKickersLine> compareKickersListing;

/// The lines of GetKickers for three and four of a kind.
enum class GetKickersLine : std::uint8_t {
    start,
    setValues,
    countValue,
    askNaturals,
    useNaturals,
    countWilds,
    askWilds,
    useWilds,
    takeOut,
    sort,
    returnKickers,
};

extern const ListingOf<GetKickersLine> getKickersListing;

/// The lines of GetKickers for two pair.
enum class GetTwoPairKickersLine : std::uint8_t {
    start,
    setValues,
    takeOut,
    takeOutHigher,
    takeOutLower,
    setNumLeft,
    takeOutWilds,
    returnRest,
};

extern const ListingOf<GetTwoPairKickersLine> getTwoPairKickersListing;

/// The three cards of a sorted hand beside its pair, wilds first. Two wilds are the pair; otherwise
/// the pair's value is taken out, with a wild if it needs one.
PlayedHand pairKickers(const PlayedHand& sorted, const MatchInfo& info);

/// The rest of a sorted hand after exactly `groupSize` (3 or 4) cards are taken out, wilds
/// first: the group's value if that many natural cards have it; otherwise the wilds if there are
/// enough; otherwise both.
PlayedHand getKickers(const PlayedHand& sorted, const MatchInfo& info, int groupSize,
                      Recorder* recorder);

/// The rest after both pairs are taken out, natural cards before wilds: one card.
PlayedHand getTwoPairKickers(const PlayedHand& sorted, const MatchInfo& info, Recorder* recorder);

/// Compares the kickers of two hands with equal pairs.
Outcome comparePairKickers(const PlayedHand& sorted1, const MatchInfo& info1,
                           const PlayedHand& sorted2, const MatchInfo& info2,
                           Comparison& comparison, Recorder* recorder);

/// Compares the kickers of two hands of this category, two pair, three or four of a kind, with
/// equal groups.
Outcome compareKickers(const PlayedHand& sorted1, const MatchInfo& info1, const PlayedHand& sorted2,
                       const MatchInfo& info2, Category category, Comparison& comparison,
                       Recorder* recorder);

} // namespace showdown
