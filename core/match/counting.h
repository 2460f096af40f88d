// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>
#include <vector>

namespace showdown {

/// The lines of CountCardsByValue.
enum class CountCardsByValueLine : std::uint8_t {
    start,
    setCount,
    nextCard,
    askValue,
    countCard,
    returnCount,
};

extern const ListingOf<CountCardsByValueLine> countCardsByValueListing;

/// The lines of CountCardValues.
enum class CountCardValuesLine : std::uint8_t {
    start,
    setCounts,
    nextCard,
    askNew,
    addEntry,
    countCard,
    returnCounts,
};

extern const ListingOf<CountCardValuesLine> countCardValuesListing;

/// The number of cards of the hand with this value (cardvalue::wild counts the wilds).
int countCardsByValue(const PlayedHand& hand, int value, Recorder* recorder);

/// Each value of the hand with how often it occurs, in order of first appearance; wilds count as
/// one value.
std::vector<ValueCount> countCardValues(const PlayedHand& hand, Recorder* recorder);

} // namespace showdown
