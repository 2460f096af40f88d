// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/rules/handvalue.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing findWinnerFullHouseListing;
extern const Listing wildsAssumeInfoCardValuesListing;
extern const Listing wildsAssumeCardValuesListing;
extern const Listing getTrioPairValuesListing;

/// The two values of a full house, of the hand of this player, with *wild* replaced by the highest
/// value that the list does not hold yet, ace or king; then sorted, highest first.
ValueList wildsAssumeInfoCardValues(const ValueList& cardValues, int player, Tracer auto recorder);

/// A copy, sorted high to low, in which wilds have filled the first value up to three cards, then
/// the second up to two, never more than are missing.
PlayedHand wildsAssumeCardValues(const PlayedHand& hand, const ValueList& cardValues,
                                 Tracer auto recorder);

/// The values of trio and pair of a sorted full house without wilds: if the second and third card
/// are equal, that is the trio and the fourth card the pair; otherwise the other way round.
ValueList trioPairValues(const PlayedHand& sorted, Tracer auto recorder);

/// Looks for the groups, lets the wilds take their values, then compares trio and pair.
Outcome findWinnerFullHouse(const PlayedHand& hand1, const PlayedHand& hand2,
                            Comparison& comparison, Tracer auto recorder);

/// The value of a hand that is a full house, as FindWinnerFullHouse sees it.
HandValue fullHouseValue(const PlayedHand& hand);

} // namespace showdown
