// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <csignal>
#include <stop_token>
#include <thread>

namespace showdown::cli {

/// As long as one of these lives, Ctrl+C (SIGINT) asks for a stop in place of ending the program;
/// only a second one ends it. There can be one at a time; threads that are to be spared must be
/// started while it lives.
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

} // namespace showdown::cli
