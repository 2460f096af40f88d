// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing copyHandListing;
extern const Listing replaceWildsWithAcesListing;
extern const Listing wildsAssumeMissingValuesListing;

/// A hand of new cards, so that a value can be changed without touching the dealt ones.
PlayedHand copyHand(const PlayedHand& hand, Recorder* recorder);

/// Makes every wild of the hand an ace; its suit stays open.
void replaceWildsWithAces(PlayedHand& hand, Recorder* recorder);

/// Makes every wild of the hand the highest value that the hand does not hold yet: a flush under
/// rules that forbid repeats. A function of our own.
void wildsAssumeMissingValues(PlayedHand& hand, Recorder* recorder);

} // namespace showdown
