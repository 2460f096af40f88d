// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/odds/chance.h"
#include "core/odds/playerset.h"
#include "core/odds/situation.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace showdown {

/// How to count.
struct EquityOptions
{
    int threads = 0; ///< how many to use; 0: as many as the machine runs at once

    /// The most deals that are counted one by one if hole cards are unknown; above, they are
    /// sampled. Between known hands every deal is always counted.
    std::uint64_t exactLimit = 3'000'000'000;

    /// Samples even what could be counted, for a first estimate. With no card to come there is
    /// nothing to estimate: the single deal is counted.
    bool sampled = false;

    std::uint64_t seed = 1;             ///< of the samples
    double wantedError = 0.0005;        ///< sampling ends when no player's error is larger, …
    std::uint64_t maxSamples = 1 << 24; ///< … or after this many samples (rounded up to whole
                                        ///< slices)
};

/// Who wins how often. A deal gives every unknown hole card and the rest of the board.
struct EquityResult
{
    int players = 0;
    bool isExact = true;       ///< all deals were to be counted; else they are sampled
    bool isCancelled = false;  ///< a stop was requested; the numbers are those reached until then
    std::uint64_t deals = 0;   ///< how many there are; 2^64 - 1 if more than that
    std::uint64_t counted = 0; ///< how many were counted, or samples taken

    /// Counted deals by the set of players who share the pot.
    std::array<std::uint64_t, playerSets.size() + 1> byWinners{};

    /// True if every deal was counted.
    bool isWhole() const { return isExact && counted > 0 && counted == deals; }

    /// The players who share the pot in every deal, if they are the same in all: the pot is
    /// decided. Nothing until every deal is counted.
    std::optional<PlayerSet> decidedFor() const;

    /// Deals that this player, counted from 0, wins alone.
    std::uint64_t wins(int player) const;

    /// Deals in which this player shares the pot with anyone.
    std::uint64_t ties(int player) const;

    /// Deals in which this player shares the pot, `sharers` players in all; for 1, those that the
    /// player wins alone.
    std::uint64_t sharedBy(int sharers, int player) const;

    /// The chances to win alone and to share the pot, among the deals counted.
    Chance winChance(int player) const { return {wins(player), counted}; }
    Chance tieChance(int player) const { return {ties(player), counted}; }

    /// The share of the pot that this player gets, exactly (of what was counted), in lowest terms.
    Chance share(int player) const;

    /// share() as a number, 0 to 1.
    double equity(int player) const { return share(player).value(); }

    /// The standard error of a sampled equity; 0 if every deal was counted.
    double error(int player) const;

    /// The largest of these errors.
    double largestError() const;

    bool operator==(const EquityResult&) const = default;
};

/// Called now and then with the count so far, by any of the working threads but never by two at
/// once.
using EquityProgress = std::function<void(const EquityResult&)>;

/// The number of deals: ways to give the unknown hole cards and the rest of the board, each joker
/// being a separate card; 2^64 - 1 if there are more than that.
std::uint64_t dealCount(const Situation& situation);

/// Who wins how often, for one to three players on any street. The result depends only on the
/// situation, on the options except `threads` and, if a stop is requested, on its moment. A player
/// alone wins every deal. A count stopped early follows the order of the deck and is not a fair
/// sample; sampleFor() gives one.
EquityResult equityOf(const Situation& situation, const EquityOptions& options = {},
                      const std::stop_token& stop = {}, const EquityProgress& progress = {});

/// A fair sample of the deals, drawn for this time or until `maxSamples`, whatever its error: for
/// when there is no time to count them all. It has at least one slice of samples unless a stop is
/// requested earlier. With no card to come the single deal is counted.
EquityResult sampleFor(std::chrono::milliseconds time, const Situation& situation,
                       const EquityOptions& options = {}, const std::stop_token& stop = {},
                       const EquityProgress& progress = {});

} // namespace showdown
