// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing jacksOrBetterListing;
extern const Listing threeOfAKindListing;
extern const Listing fourOfAKindListing;
extern const Listing fiveOfAKindListing;

/// True if two cards share a value of at least `pairFloor`, wilds filling in.
bool jacksOrBetter(const PlayedHand& hand, Rank pairFloor, Tracer auto recorder);

/// True if three, four or five cards share a value, wilds filling in.
bool threeOfAKind(const PlayedHand& hand, Tracer auto recorder);
bool fourOfAKind(const PlayedHand& hand, Tracer auto recorder);
bool fiveOfAKind(const PlayedHand& hand, Tracer auto recorder);

} // namespace showdown
