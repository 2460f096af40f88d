// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

namespace showdown {

/// Deals by the set of players who share the pot.
using Tally = std::array<std::uint64_t, 8>;

/// Work in numbered slices, each of which depends only on its number.
struct SlicedWork
{
    std::uint64_t slices = 0;

    /// Does one slice; nothing if stopped before its end. Called by several threads.
    std::function<std::optional<Tally>(std::uint64_t slice, const std::stop_token& stop)> slice;

    /// Takes the results in the order of the slices, by one thread at a time; false means enough.
    std::function<bool(const Tally&)> take;
};

/// Runs the slices on `threads` threads, the caller's included (0: as many as the machine runs at
/// once), until all are done, `take` has enough or a stop is requested. The results taken do not
/// depend on the number of threads. False if stopped early.
bool runSlices(const SlicedWork& work, int threads, const std::stop_token& stop);

} // namespace showdown
