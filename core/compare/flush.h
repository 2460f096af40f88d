// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

#include <cstdint>

namespace showdown {

/// The lines of FindWinnerFlush.
enum class FindWinnerFlushLine : std::uint8_t {
    start,
    copyHand,
    becomeAces,
    takeMissing,
    sort,
    compareHands,
    returnResult,
};

extern const ListingOf<FindWinnerFlushLine> findWinnerFlushListing;

/// Compares all five cards, every wild an ace, even beside a natural ace; where a flush may not
/// repeat values, every wild the highest value that is missing.
Outcome findWinnerFlush(const PlayedHand& hand1, const PlayedHand& hand2, const HouseRules& rules,
                        Comparison& comparison, Recorder* recorder);

/// The value of a hand that is a flush, as FindWinnerFlush sees it.
HandValue flushValue(const PlayedHand& hand, const HouseRules& rules);

} // namespace showdown
