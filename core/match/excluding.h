// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of BuildHandExcludingValues.
enum class BuildHandExcludingValuesLine : std::uint8_t {
    start,
    setRest,
    setExcluded,
    nextCard,
    askExclude,
    countExcluded,
    skipCard,
    keepCard,
    returnRest,
};

extern const ListingOf<BuildHandExcludingValuesLine> buildHandExcludingValuesListing;

/// A copy without the first `max` cards whose value is in the list `values`.
PlayedHand buildHandExcludingValues(const PlayedHand& cards, const ValueList& values, int max,
                                    Recorder* recorder);

} // namespace showdown
