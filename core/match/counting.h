// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <vector>

namespace showdown {

extern const Listing countCardsByValueListing;
extern const Listing countCardValuesListing;

/// How many cards of the hand have this value (cardvalue::wild counts the wilds).
int countCardsByValue(const PlayedHand& hand, int value, Tracer auto recorder);

/// Each value of the hand with how often it occurs, in order of first appearance; wilds count as
/// one value.
std::vector<ValueCount> countCardValues(const PlayedHand& hand, Tracer auto recorder);

} // namespace showdown
