// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/ladder.h"
#include "core/match/samevalue.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of FullHouse; the first half looks for a 3-2, the second for a 2-3.
enum class FullHouseLine : std::uint8_t {
    start,
    sort,
    newInfo,
    searchFirst,
    askFirst,
    searchSecond,
    askGroups,
    returnYes,
    returnNo,
};

extern const ListingOf<FullHouseLine> fullHouseListing;

/// Whether the hand is three cards of one value and two of another, wilds filling in: first as a
/// 3-2 (the three first), then with a fresh `info` as a 2-3. `info.cardValues` then holds both
/// values in the order found; a group of nothing but wilds has the value *wild*.
MatchAnswer fullHouse(const PlayedHand& hand, MatchInfo& info, Recorder* recorder);

} // namespace showdown
