// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing sortCardsByDescendingValueListing;
extern const Listing sortCardsByDescendingValueHighWildsListing;

/// A new list of the same cards, highest value first, wilds last; equal values stay as dealt.
PlayedHand sortCardsByDescendingValue(const PlayedHand& hand, Tracer auto recorder);

/// The same with wilds first, for kickers and high cards.
PlayedHand sortCardsByDescendingValueHighWilds(const PlayedHand& hand, Tracer auto recorder);

} // namespace showdown
