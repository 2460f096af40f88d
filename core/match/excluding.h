// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing buildHandExcludingValuesListing;

/// A copy without the first `max` cards whose value is in the list `values`.
PlayedHand buildHandExcludingValues(const PlayedHand& cards, const ValueList& values, int max,
                                    Tracer auto recorder);

} // namespace showdown
