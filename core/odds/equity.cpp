// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "core/odds/equity.h"

#include "core/odds/counting/dealplan.h"
#include "core/odds/counting/equitywork.h"
#include "core/odds/counting/holding.h"
#include "core/odds/situation.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <limits>

namespace showdown {

std::uint64_t dealCount(const Situation& situation)
{
    std::uint64_t deals = 1;
    int left = UnseenDeck(situation).count();
    const auto choose = [&](int cards) {
        const std::uint64_t ways = binomial(left, cards);
        const bool isTooMany =
            ways > std::numeric_limits<std::uint64_t>::max() / std::max(deals, std::uint64_t{1});
        deals = isTooMany ? std::numeric_limits<std::uint64_t>::max() : deals * ways;
        left -= cards;
    };
    for (int player = 0; player < static_cast<int>(situation.players.size()); ++player)
        choose(situation.unknownCards(player));
    choose(situation.boardCardsToCome());
    return deals;
}

namespace {

using Clock = std::chrono::steady_clock;

/// The time between two reports of progress.
constexpr std::chrono::milliseconds progressInterval(50);

/// Adds up the slices, reports progress and decides when samples are enough.
class Summing
{
public:
    Summing(EquityResult& result, const EquityOptions& options, const EquityProgress& progress,
            const std::optional<Clock::time_point>& end)
        : m_result(result), m_options(options), m_progress(progress), m_end(end)
    {}

    bool take(const Tally& tally)
    {
        for (std::size_t set = 0; set < tally.size(); ++set) {
            m_result.byWinners[set] += tally[set];
            m_result.counted += tally[set];
        }
        const auto now = Clock::now();
        if (m_progress && now - m_told >= progressInterval) {
            m_told = now;
            m_progress(m_result);
        }
        return m_result.isExact || !(m_end ? now >= *m_end : isPrecise());
    }

private:
    bool isPrecise() const { return m_result.largestError() <= m_options.wantedError; }

    EquityResult& m_result;
    const EquityOptions& m_options;
    const EquityProgress& m_progress;
    const std::optional<Clock::time_point> m_end; ///< of a sample; without it precision ends one
    Clock::time_point m_told = Clock::now();
};

EquityResult run(const Situation& situation, const EquityOptions& options,
                 const std::stop_token& stop, const EquityProgress& progress,
                 const std::optional<Clock::time_point>& end = std::nullopt)
{
    EquityResult result;
    result.players = static_cast<int>(situation.players.size());
    result.deals = dealCount(situation);
    if (result.players == 1) {
        result.counted = result.deals;
        result.byWinners[1] = result.deals;
        return result;
    }
    const bool isSmall = situation.areAllKnown() || result.deals <= options.exactLimit;
    result.isExact = result.deals <= 1 || (isSmall && !options.sampled);

    const Seats seats(situation);
    SlicedWork work =
        result.isExact ? exactWork(seats) : sampledWork(seats, options.seed, options.maxSamples);
    Summing summing(result, options, progress, end);
    work.take = [&summing](const Tally& tally) { return summing.take(tally); };
    result.isCancelled = !runSlices(work, options.threads, stop);
    if (progress)
        progress(result);
    return result;
}

} // namespace

std::uint64_t EquityResult::wins(int player) const
{
    return byWinners[std::size_t{1} << player];
}

std::uint64_t EquityResult::ties(int player) const
{
    std::uint64_t ties = 0;
    for (int sharers = 2; sharers <= Situation::maximumPlayers; ++sharers)
        ties += sharedBy(sharers, player);
    return ties;
}

std::uint64_t EquityResult::sharedBy(int sharers, int player) const
{
    std::uint64_t shared = 0;
    for (const PlayerSet set : playerSets) {
        if (isAmong(set, player) && playersIn(set) == sharers)
            shared += byWinners[set];
    }
    return shared;
}

std::optional<PlayerSet> EquityResult::decidedFor() const
{
    const auto* const all = std::ranges::find(byWinners, counted);
    if (!isWhole() || all == byWinners.end())
        return std::nullopt;
    return static_cast<PlayerSet>(all - byWinners.begin());
}

Chance EquityResult::share(int player) const
{
    if (wins(player) == counted && counted > 0)
        return {1, 1};
    std::uint64_t sixths = 0; // of a pot
    for (const PlayerSet set : playerSets) {
        if (isAmong(set, player))
            sixths += byWinners[set] * 6 / static_cast<std::uint64_t>(playersIn(set));
    }
    return Chance(sixths, 6 * counted).reduced();
}

double EquityResult::error(int player) const
{
    if (isExact || counted == 0)
        return 0.0;
    const auto samples = static_cast<double>(counted);
    const double mean = equity(player);
    double squares = 0.0;
    for (const PlayerSet set : playerSets) {
        const double won = isAmong(set, player) ? 1.0 / playersIn(set) : 0.0;
        squares += static_cast<double>(byWinners[set]) * (won - mean) * (won - mean);
    }
    return std::sqrt(squares / samples / std::max(1.0, samples - 1.0));
}

double EquityResult::largestError() const
{
    double largest = 0.0;
    for (int player = 0; player < players; ++player)
        largest = std::max(largest, error(player));
    return largest;
}

EquityResult equityOf(const Situation& situation, const EquityOptions& options,
                      const std::stop_token& stop, const EquityProgress& progress)
{
    return run(situation, options, stop, progress);
}

EquityResult sampleFor(std::chrono::milliseconds time, const Situation& situation,
                       const EquityOptions& options, const std::stop_token& stop,
                       const EquityProgress& progress)
{
    EquityOptions sampling = options;
    sampling.sampled = true;
    return run(situation, sampling, stop, progress, Clock::now() + time);
}

} // namespace showdown
