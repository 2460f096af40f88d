// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/matchinfo.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing fullHouseListing;

/// True if the hand is three cards of one value and two of another, wilds filling in: first as a
/// 3-2 (the three first), then with a fresh `info` as a 2-3. `info.cardValues` then holds both
/// values in the order found; a group of nothing but wilds has the value *wild*.
bool fullHouse(const PlayedHand& hand, MatchInfo& info, Tracer auto recorder);

} // namespace showdown
