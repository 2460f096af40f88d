// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/ladder.h"
#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of FitsLens.
enum class FitsLensLine : std::uint8_t {
    start,
    setCards,
    askBug,
    readBugs,
    tryMatcher,
    returnFits,
};

extern const ListingOf<FitsLensLine> fitsLensListing;

/// Whether five cards contain the pattern of this category, even if they make a better one.
/// Answered by the matchers of GetPokerHand, except that two pair needs two different values. Not
/// part of the series.
MatchAnswer fitsLens(const PlayedHand& hand, Category lens, const HouseRules& rules,
                     Recorder* recorder);

} // namespace showdown
