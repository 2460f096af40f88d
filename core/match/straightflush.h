// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing flushListing;
extern const Listing straightListing;
extern const Listing straightFlushListing;
extern const Listing royalFlushListing;

/// True if all five cards are of one suit. Where a flush may not repeat values, a hand with a wild
/// needs five different ones.
bool flush(const PlayedHand& hand, const HouseRules& rules, Tracer auto recorder);

/// True if the cards are five values in a row.
bool straight(const PlayedHand& hand, const HouseRules& rules, Tracer auto recorder);

/// True if the cards are both; a royal flush is a straight flush too.
bool straightFlush(const PlayedHand& hand, const HouseRules& rules, Tracer auto recorder);

/// True if the cards are both, up to the ace.
bool royalFlush(const PlayedHand& hand, const HouseRules& rules, Tracer auto recorder);

} // namespace showdown
