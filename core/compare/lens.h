// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing fitsLensListing;

/// True if five cards contain the pattern of this category, whatever better they may be. The
/// matchers of the cascade answer it, save that two pair needs two different values. A function
/// of our own.
bool fitsLens(const PlayedHand& hand, Category lens, const HouseRules& rules, Tracer auto recorder);

} // namespace showdown
