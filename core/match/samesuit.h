// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/ladder.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of AreCardsSameSuit.
enum class AreCardsSameSuitLine : std::uint8_t {
    start,
    setSuit,
    nextCard,
    askWild,
    skipWild,
    askFirst,
    takeSuit,
    askOtherSuit,
    returnNo,
    returnYes,
};

extern const ListingOf<AreCardsSameSuitLine> areCardsSameSuitListing;

/// True if all natural cards share a suit; wilds join any suit.
bool areCardsSameSuit(const PlayedHand& hand, Recorder* recorder);

/// The number of suits among the natural cards: the reason why a hand is not of one suit.
SuitsDiffer suitsDiffer(const PlayedHand& hand);

} // namespace showdown
