// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/counting/dealplan.h"
#include "core/odds/counting/slices.h"

#include <cstdint>

namespace showdown {

// The deals of two or three players, exactly or as a sample, in slices for runSlices(). The seats
// must live as long as the work.

/// All deals, counted in the slices of a DealPlan.
SlicedWork exactWork(const Seats& seats);

/// The number of deals in a slice of samples.
constexpr std::uint64_t samplesPerSlice = 1 << 14;

/// `maxSamples` random deals, rounded up to whole slices: each gives every unknown card and the
/// rest of the board. What a slice draws depends only on the seed and the slice's number.
SlicedWork sampledWork(const Seats& seats, std::uint64_t seed, std::uint64_t maxSamples);

} // namespace showdown
