// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/interrupt.h"

namespace showdown::cli {

namespace {

sigset_t interruptAlone()
{
    sigset_t signals{};
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    return signals;
}

} // namespace

// A handler may do next to nothing, and least of all request a stop. So every thread holds the
// signal back, and one thread waits for it.
Interrupt::Interrupt()
{
    const sigset_t signals = interruptAlone();
    pthread_sigmask(SIG_BLOCK, &signals, &m_before);
    m_watcher = std::thread([this] { waitForSignal(); });
}

Interrupt::~Interrupt()
{
    m_isOver = true;
    pthread_kill(m_watcher.native_handle(), SIGINT); // wakes it, if it still waits
    m_watcher.join();
    pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

void Interrupt::waitForSignal()
{
    const sigset_t signals = interruptAlone();
    int signal = 0;
    sigwait(&signals, &signal);
    if (!m_isOver)
        m_stop.request_stop();
}

} // namespace showdown::cli
