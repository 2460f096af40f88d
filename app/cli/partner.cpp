// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/partner.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace showdown::cli {

namespace {

constexpr int patienceWithItsEnd = 5000;
constexpr qint64 longestAnswer = 65536;
constexpr qint64 shownOfAnswer = 200;

/// A pipe on which nothing is ever sent: its reader learns that its writer is gone, however the
/// writer ended.
std::array<int, 2> makeLifeline()
{
    std::array<int, 2> ends{-1, -1};
    if (pipe(ends.data()) == 0) {
        for (const int end : ends)
            fcntl(end, F_SETFD, FD_CLOEXEC);
    }
    return ends;
}

void closeAllButStandardInput()
{
    constexpr long mostToTry = 65536;
    const long limit = sysconf(_SC_OPEN_MAX);
    const long most = limit < 0 ? mostToTry : std::min(limit, mostToTry);
    for (int descriptor = 1; descriptor < most; ++descriptor)
        close(descriptor);
}

/// Waits for the end of this program and then ends the group. Runs in a process of its own, apart
/// from the terminal; only calls that are safe after a fork are made.
[[noreturn]] void guard(pid_t group, int lifeline)
{
    setsid();
    dup2(lifeline, STDIN_FILENO);
    closeAllButStandardInput();
    char nothing = 0;
    while (::read(STDIN_FILENO, &nothing, 1) < 0 && errno == EINTR) {
    }
    kill(-group, SIGKILL);
    _exit(0);
}

/// Runs in the new process, before the shell does. A group of its own can be ended as a whole. Its
/// guard is nobody's child, so that the command waits for none but its own.
void becomeGuardedGroup(int lifeline)
{
    setpgid(0, 0);
    if (lifeline < 0)
        return; // no pipe, no guard: the destructor alone ends the group
    const pid_t group = getpid();
    const pid_t between = fork();
    if (between == 0) {
        if (fork() == 0)
            guard(group, lifeline);
        _exit(0);
    }
    while (between > 0 && waitpid(between, nullptr, 0) < 0 && errno == EINTR) {
    }
}

/// Starts the command; gives the number of its process group, or 0 if it does not start.
qint64 startGroup(QProcess& process, const QString& command, int lifeline)
{
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.setChildProcessModifier([lifeline] { becomeGuardedGroup(lifeline); });
    process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command});
    process.waitForStarted();
    return process.processId();
}

} // namespace

Partner::Partner(const QString& command, std::chrono::seconds patience)
    : m_patience(patience),
      m_lifeline(makeLifeline()),
      m_group(startGroup(m_process, command, m_lifeline.front()))
{}

Partner::~Partner()
{
    if (m_group > 0)
        kill(static_cast<pid_t>(-m_group), SIGKILL);
    for (const int end : m_lifeline)
        close(end);
    m_process.closeReadChannel(QProcess::StandardOutput);
    m_process.waitForFinished(patienceWithItsEnd);
}

std::variant<QByteArray, Partner::NoAnswer> Partner::ask(const QByteArray& line)
{
    if (m_process.bytesAvailable() > 0)
        return NoAnswer{Trouble::babbled, 0, m_process.read(shownOfAnswer)};
    m_process.write(line + '\n');
    const QDeadlineTimer deadline(m_patience);
    while (!m_process.canReadLine()) {
        if (m_process.bytesAvailable() > longestAnswer)
            return NoAnswer{Trouble::babbled, 0, m_process.read(shownOfAnswer)};
        const auto remaining = static_cast<int>(deadline.remainingTime());
        if (!m_process.waitForReadyRead(remaining) && !m_process.canReadLine())
            return noAnswer();
    }
    QByteArray answer = m_process.readLine();
    while (answer.endsWith('\n') || answer.endsWith('\r'))
        answer.chop(1);
    return answer;
}

void Partner::sayGoodbye()
{
    m_process.closeReadChannel(QProcess::StandardOutput);
    m_process.closeWriteChannel();
    m_process.waitForFinished(patienceWithItsEnd);
}

Partner::NoAnswer Partner::noAnswer()
{
    NoAnswer result{Trouble::hung, 0, {}};
    if (m_process.state() == QProcess::NotRunning) {
        // The shell reports the signal that ended its command as a status above 128.
        constexpr int signalled = 128;
        const int status = m_process.exitCode();
        if (m_process.exitStatus() == QProcess::CrashExit)
            result = {Trouble::killed, status, {}};
        else if (status > signalled && status < signalled + NSIG)
            result = {Trouble::killed, status - signalled, {}};
        else
            result = {Trouble::ended, status, {}};
    }
    result.written = m_process.read(shownOfAnswer);
    return result;
}

} // namespace showdown::cli
