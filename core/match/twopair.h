// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/matchinfo.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing twoPairListing;
extern const Listing setInfoAndCheckForTwoPairListing;

/// The matcher of the two-pair article: two calls for two cards with one `info`. It also accepts
/// two pairs of one value (7 7 7 7 2), which the cascade of ranks never meets.
bool twoPair(const PlayedHand& hand, MatchInfo& info, Tracer auto recorder);

/// True if the hand has two pairs of different values, wilds filling in; `info.cardValues` then
/// holds the highest such pair of values, the higher first. Unchanged after a failure.
bool setInfoAndCheckForTwoPair(const PlayedHand& hand, MatchInfo& info, Tracer auto recorder);

} // namespace showdown
