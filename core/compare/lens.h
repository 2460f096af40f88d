// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing fitsLensListing;
extern const Listing readBugsListing;

/// True if five cards contain the pattern of this category, whatever better they may be. The
/// matchers of the cascade answer it, save that two pair needs two different values. A function
/// of our own.
bool fitsLens(const PlayedHand& hand, Category lens, const HouseRules& rules, Recorder* recorder);

/// The hand with its bugs as cards, for a category of equal values: a bug is an ace. Through a lens
/// it may also be any card if that makes a flush (straights have no equal values), as long as the
/// hand so made is no better than a flush; the reading that is worth most counts. A function of
/// our own.
PlayedHand readBugs(const PlayedHand& hand, Category category, bool throughLens,
                    const HouseRules& rules, Recorder* recorder);

} // namespace showdown
