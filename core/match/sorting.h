// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of SortCardsByDescendingValue and SortCardsByDescendingValueHighWilds.
enum class SortCardsLine : std::uint8_t {
    sort,
};

extern const ListingOf<SortCardsLine> sortCardsByDescendingValueListing;
extern const ListingOf<SortCardsLine> sortCardsByDescendingValueHighWildsListing;

/// A new list of the same cards, highest value first, wilds last; equal values stay as dealt.
PlayedHand sortCardsByDescendingValue(const PlayedHand& hand, Recorder* recorder);

/// Like sortCardsByDescendingValue(), but wilds first, for kickers and high cards.
PlayedHand sortCardsByDescendingValueHighWilds(const PlayedHand& hand, Recorder* recorder);

/// The values, highest first.
void sortDescending(ValueList& values);

} // namespace showdown
