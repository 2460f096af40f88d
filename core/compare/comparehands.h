// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing compareHandsListing;
extern const Listing findWinnerHighCardListing;

/// Walks two sorted card lists, a wild counting as an ace, and stops at the first difference. Each
/// pair of cards is added to `comparison` as a part of this kind: numbered from 1 for cards and
/// kickers; of a straight only the highest card.
Outcome compareHands(const PlayedHand& hand1, const PlayedHand& hand2, PartKind kind,
                     Comparison& comparison, Tracer auto recorder);

/// Compares all five cards, wilds first as aces.
Outcome findWinnerHighCard(const PlayedHand& hand1, const PlayedHand& hand2, Comparison& comparison,
                           Tracer auto recorder);

} // namespace showdown
