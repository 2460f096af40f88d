// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing copyHandListing;
extern const Listing replaceWildsWithAcesListing;
extern const Listing readBugsListing;
extern const Listing wildsAssumeMissingValuesListing;

/// A hand of new cards, so that a value can be changed without touching the dealt ones.
PlayedHand copyHand(const PlayedHand& hand, Tracer auto recorder);

/// Makes every wild of the hand an ace; its suit stays open.
void replaceWildsWithAces(PlayedHand& hand, Tracer auto recorder);

/// A copy in which every wild is an ace, which is what a bug is beside equal values: another card
/// would have to complete a straight or a flush, and a straight has no equal values, a flush no
/// wild but aces or no equal values. A function of our own.
PlayedHand readBugs(const PlayedHand& hand, Tracer auto recorder);

/// Makes every wild of the hand the highest value that the hand does not hold yet: a flush under
/// rules that forbid repeats. A function of our own.
void wildsAssumeMissingValues(PlayedHand& hand, Tracer auto recorder);

} // namespace showdown
