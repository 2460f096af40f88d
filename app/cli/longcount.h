// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/equity.h"

#include <atomic>
#include <chrono>
#include <csignal>
#include <iosfwd>
#include <stop_token>
#include <thread>

namespace showdown::cli {

/// While it lives, the first Ctrl+C (SIGINT) requests a stop, and only a second one ends the
/// program. There can be one at a time. Threads that the signal must not reach have to be started
/// while it lives.
class Interrupt
{
public:
    Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();

    /// Stops at the first Ctrl+C.
    std::stop_token token() const { return m_stop.get_token(); }

private:
    void waitForSignal();

    sigset_t m_before{}; ///< the signals that this thread held back before
    std::stop_source m_stop;
    std::atomic<bool> m_isOver = false;
    std::thread m_watcher;
};

/// When to report the progress of a count.
enum class ProgressWish : std::uint8_t {
    never,
    ifLong, ///< once it has taken half a second
    always,
};

/// Reports the progress of a count: on a terminal with a moving bar, elsewhere with a line for
/// every tenth.
class ProgressLine
{
public:
    using Clock = std::chrono::steady_clock;

    ProgressLine(std::ostream& out, bool isTerminal, ProgressWish wish, Clock::time_point start);
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Removes the bar.
    ~ProgressLine();

    /// Reports the current progress, if it is time to.
    void show(const EquityResult& result, Clock::time_point now);

private:
    void showBar(const EquityResult& result);
    void showLine(const EquityResult& result);

    std::ostream& m_out;
    bool m_isTerminal;
    ProgressWish m_wish;
    Clock::time_point m_start;
    bool m_hasBar = false;
    int m_tenths = -1; ///< of the way that the last line told
};

} // namespace showdown::cli
