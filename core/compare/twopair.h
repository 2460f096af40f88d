// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/rules/handvalue.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing findWinnerTwoPairListing;
extern const Listing compareTwoPairsListing;

/// Compares the higher pair, the lower pair, then the kicker.
Outcome findWinnerTwoPair(const PlayedHand& hand1, const PlayedHand& hand2, Comparison& comparison,
                          Tracer auto recorder);

/// The value of a hand that has two different pairs, as FindWinnerTwoPair sees it.
HandValue twoPairValue(const PlayedHand& hand);

} // namespace showdown
