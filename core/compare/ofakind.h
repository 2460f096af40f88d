// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/rules/handvalue.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing findWinnerJacksOrBetterListing;
extern const Listing findWinnerThreeKindListing;
extern const Listing findWinnerFourOfAKindListing;
extern const Listing findWinnerFiveOfAKindListing;
extern const Listing comparePairsListing;
extern const Listing compareTriosListing;
extern const Listing compareQuadsListing;
extern const Listing compareFivesListing;

/// Compares the value of the pair (two or more wilds: aces), then three kickers.
Outcome findWinnerJacksOrBetter(const PlayedHand& hand1, const PlayedHand& hand2,
                                Comparison& comparison, Tracer auto recorder);

/// Compares the trio (three or more wilds: aces), then two kickers.
Outcome findWinnerThreeKind(const PlayedHand& hand1, const PlayedHand& hand2,
                            Comparison& comparison, Tracer auto recorder);

/// Compares the quad (four or more wilds: aces), then one kicker.
Outcome findWinnerFourOfAKind(const PlayedHand& hand1, const PlayedHand& hand2,
                              Comparison& comparison, Tracer auto recorder);

/// Compares the one value (five wilds: aces). A function of our own: the series leaves five of a
/// kind to the reader.
Outcome findWinnerFiveOfAKind(const PlayedHand& hand1, const PlayedHand& hand2,
                              Comparison& comparison, Tracer auto recorder);

/// The value of a hand that has such a group of two to five cards, as these functions see it.
HandValue ofAKindValue(const PlayedHand& hand, Category category);

} // namespace showdown
