// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/counting/dealplan.h"
#include "core/odds/counting/slices.h"

#include <cstdint>

namespace showdown {

/// How many deals a slice of samples has.
constexpr std::uint64_t samplesPerSlice = 1 << 14;

/// Deals for two or three players, taken by chance: every unknown card and the rest of the board.
/// What a slice draws depends on the seed and the number of the slice alone. The seats must live as
/// long as the work.
SlicedWork sampledWork(const Seats& seats, std::uint64_t seed, std::uint64_t maxSamples);

} // namespace showdown
