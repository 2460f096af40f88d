// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/partner.h"

#include <QDeadlineTimer>

#include <csignal>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace showdown::cli {

namespace {

constexpr int patience = Partner::patienceInSeconds * 1000;
constexpr qint64 longestAnswer = 65536;
constexpr qint64 shownOfAnswer = 200;

/// Runs in the new process, before the shell does. A group of its own can be ended as a whole;
/// if this program is interrupted, the shell ends with it.
void becomeGroup()
{
    setpgid(0, 0);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

/// Starts the command; gives the number of its process group, or 0 if it does not start.
qint64 startGroup(QProcess& process, const QString& command)
{
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.setChildProcessModifier(becomeGroup);
    process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command});
    process.waitForStarted();
    return process.processId();
}

} // namespace

Partner::Partner(const QString& command) : m_group(startGroup(m_process, command)) {}

Partner::~Partner()
{
    if (m_group > 0)
        kill(static_cast<pid_t>(-m_group), SIGKILL);
    m_process.closeReadChannel(QProcess::StandardOutput);
    m_process.waitForFinished(patience);
}

std::variant<QByteArray, Partner::NoAnswer> Partner::ask(const QByteArray& line)
{
    if (m_process.bytesAvailable() > 0)
        return NoAnswer{Trouble::babbled, 0, m_process.read(shownOfAnswer)};
    m_process.write(line + '\n');
    const QDeadlineTimer deadline(patience);
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
    m_process.waitForFinished(patience);
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
