// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/matchinfo.h"
#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing areCardsStraightListing;

/// True if a hand sorted with wilds last is five values in a row: wilds fill the inner gaps first,
/// then extend above the highest card up to the ace, then below the lowest. After a success `info`
/// holds the wilds in the hand and the values that they take. With `lowAceStraight` a hand with a
/// natural ace that fails is walked once more with the ace as one and five as the highest value
/// allowed; `info.aceIsOne` says that it stands only so. `info` may be nullptr.
bool areCardsStraight(const PlayedHand& sorted, MatchInfo* info, const HouseRules& rules,
                      Tracer auto recorder);

} // namespace showdown
