// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/longcount.h"

#include "app/narration/oddstext.h"

#include <QString>

#include <ostream>

namespace showdown::cli {

namespace {

sigset_t interruptAlone()
{
    sigset_t set{};
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    return set;
}

constexpr std::chrono::milliseconds longWork(500);
constexpr int barWidth = 20;
constexpr const char* clearLine = "\r\033[K";

QString bar(int percent)
{
    const int filled = percent * barWidth / 100;
    return QLatin1Char('[') + QString(filled, u'#') + QString(barWidth - filled, u'.')
           + QLatin1Char(']');
}

} // namespace

// A signal handler must not request a stop. So every thread blocks the signal, and one thread waits
// for it.
Interrupt::Interrupt()
{
    const sigset_t interrupt = interruptAlone();
    pthread_sigmask(SIG_BLOCK, &interrupt, &m_before);
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
    const sigset_t interrupt = interruptAlone();
    int signal = 0;
    sigwait(&interrupt, &signal);
    if (!m_isOver)
        m_stop.request_stop();
}

ProgressLine::ProgressLine(std::ostream& out, bool isTerminal, ProgressWish wish,
                           Clock::time_point start)
    : m_out(out), m_isTerminal(isTerminal), m_wish(wish), m_start(start)
{}

ProgressLine::~ProgressLine()
{
    if (m_hasBar)
        m_out << clearLine << std::flush;
}

void ProgressLine::show(const EquityResult& result, Clock::time_point now)
{
    const bool isWanted = m_wish == ProgressWish::always
                          || (m_wish == ProgressWish::ifLong && now - m_start >= longWork);
    if (!isWanted)
        return;
    if (m_isTerminal)
        showBar(result);
    else
        showLine(result);
}

void ProgressLine::showBar(const EquityResult& result)
{
    const QString text =
        bar(narration::percentCounted(result)) + QLatin1Char(' ') + narration::countingText(result);
    m_out << clearLine << text.toStdString() << std::flush;
    m_hasBar = true;
}

void ProgressLine::showLine(const EquityResult& result)
{
    const int tenths = narration::percentCounted(result) / 10;
    if (tenths == m_tenths)
        return;
    m_tenths = tenths;
    m_out << narration::countingText(result).toStdString() << '\n' << std::flush;
}

} // namespace showdown::cli
