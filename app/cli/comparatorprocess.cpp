// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/comparatorprocess.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace showdown::cli {

namespace {

constexpr std::chrono::seconds patienceWithItsEnd(5);
constexpr qsizetype longestAnswer = 65536;
constexpr qsizetype shownOfAnswer = 200;
constexpr std::chrono::milliseconds patienceAfterOutput(200); ///< at least, with a program's end

/// What the guard says at its end.
struct Ending
{
    int status = 0; ///< of the command, as waitpid() has it
    int error = 0;  ///< why the command could not be started (errno)
};

/// Two ends that no program inherits; -1 twice if there are none to be had.
using Ends = std::array<int, 2>;

Ends kept(const Ends& ends)
{
    for (const int end : ends)
        fcntl(end, F_SETFD, FD_CLOEXEC);
    return ends;
}

Ends makePipe()
{
    Ends ends{-1, -1};
    return pipe(ends.data()) == 0 ? kept(ends) : ends;
}

/// As a pipe, but for both directions.
Ends makeSocket()
{
    Ends ends{-1, -1};
    return socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) == 0 ? kept(ends) : ends;
}

void closeIfOpen(int end)
{
    if (end >= 0)
        close(end);
}

/// poll() that signals do not interrupt.
int waitFor(int file, short events, const QDeadlineTimer& deadline)
{
    pollfd wanted{file, events, 0};
    int ready = 0;
    do
        ready = poll(&wanted, 1, static_cast<int>(deadline.remainingTime()));
    while (ready < 0 && errno == EINTR);
    return ready;
}

void closeAllButStandardInput()
{
    constexpr long mostToTry = 65536;
    const long limit = sysconf(_SC_OPEN_MAX);
    const long most = limit < 0 ? mostToTry : std::min(limit, mostToTry);
    for (int descriptor = 1; descriptor < most; ++descriptor)
        close(descriptor);
}

/// Ends the children of this process. On Linux what those have started then becomes a child as
/// well, so it is ended in its turn, until there is nothing left. Where the system does not list
/// them, those are left that have a session of their own: nobody knows their numbers.
void endChildren()
{
#ifdef __linux__
    constexpr std::size_t roomForNumbers = 4096;
    std::array<char, roomForNumbers> numbers{};
    while (true) {
        const int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
        const ssize_t size = file < 0 ? 0 : ::read(file, numbers.data(), numbers.size() - 1);
        if (file >= 0)
            close(file);
        pid_t child = 0;
        for (ssize_t i = 0; i < size; ++i) {
            const char symbol = numbers[static_cast<std::size_t>(i)];
            if (symbol >= '0' && symbol <= '9') {
                child = child * 10 + (symbol - '0');
                continue;
            }
            if (child > 0)
                kill(child, SIGKILL);
            child = 0;
        }
        const pid_t ended = waitpid(-1, nullptr, file < 0 ? WNOHANG : 0);
        if (ended == 0 || (ended < 0 && errno != EINTR))
            return;
    }
#endif
}

extern "C" void takeNote(int /*signal*/) {}

/// The guard's last act. Its parent may be gone.
[[noreturn]] void tellEnding(int lifeline, const Ending& ending)
{
    signal(SIGPIPE, SIG_IGN);
    _exit(::write(lifeline, &ending, sizeof ending) < 0 ? 1 : 0);
}

/// Waits until the command ends or this program does; then nothing that the command has started is
/// left running, and the guard tells how it ended. Only calls that are safe after a fork are made.
[[noreturn]] void guard(pid_t command, int lifeline, const sigset_t& signalsBefore)
{
    setsid();
    dup2(lifeline, STDIN_FILENO);
    closeAllButStandardInput();
    sigset_t waiting = signalsBefore;
    sigdelset(&waiting, SIGCHLD);
    int status = 0;
    bool isRunning = true;
    bool isWanted = true;
    while (isRunning && isWanted) {
        fd_set files;
        FD_ZERO(&files);
        FD_SET(STDIN_FILENO, &files);
        isWanted = pselect(STDIN_FILENO + 1, &files, nullptr, nullptr, nullptr, &waiting) < 0;
        pid_t ended = 0;
        do {
            int each = 0;
            ended = waitpid(-1, &each, WNOHANG);
            if (ended == command)
                status = each;
            isRunning = isRunning && ended >= 0 && ended != command;
        } while (ended > 0);
    }
    kill(-command, SIGKILL);
    endChildren();
    tellEnding(STDIN_FILENO, {status, 0});
}

/// Runs in a new process, which becomes the guard of the command: its parent, and on Linux also
/// that of the command's orphans. The command has a separate process group.
[[noreturn]] void runGuarded(const char* command, int input, int output, int lifeline)
{
    struct sigaction noting = {};
    noting.sa_handler = takeNote;
    sigaction(SIGCHLD, &noting, nullptr);
    sigset_t child;
    sigset_t before;
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    sigprocmask(SIG_BLOCK, &child, &before); // it must not come before the guard waits for it
#ifdef __linux__
    prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
    const pid_t started = fork();
    if (started < 0)
        tellEnding(lifeline, {0, errno});
    if (started > 0) {
        setpgid(started, started);
        guard(started, lifeline, before);
    }
    setpgid(0, 0);
    sigprocmask(SIG_SETMASK, &before, nullptr);
    signal(SIGPIPE, SIG_DFL);
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    constexpr int noShell = 127;
    execl("/bin/sh", "sh", "-c", command, nullptr);
    _exit(noShell);
}

} // namespace

ComparatorProcess::ComparatorProcess(const QString& command, std::chrono::milliseconds patience)
    : m_patience(patience)
{
    const QByteArray words = command.toLocal8Bit();
    const Ends input = makePipe();
    const Ends output = makePipe();
    const Ends lifeline = makeSocket();
    const bool hasEnds = input.front() >= 0 && output.front() >= 0 && lifeline.front() >= 0;
    m_guard = hasEnds ? fork() : -1;
    if (m_guard < 0)
        m_error = errno;
    if (m_guard == 0)
        runGuarded(words.constData(), input.front(), output.back(), lifeline.front());
    for (const int end : {input.front(), output.back(), lifeline.front()})
        closeIfOpen(end);
    m_input = input.back();
    m_output = output.front();
    m_lifeline = lifeline.back();
    if (m_error == 0)
        fcntl(m_input, F_SETFL, fcntl(m_input, F_GETFL) | O_NONBLOCK);
}

ComparatorProcess::~ComparatorProcess()
{
    if (m_lifeline >= 0)
        shutdown(m_lifeline,
                 SHUT_WR); // the guard ends the program, and can still tell how it ended
    hasEnded(QDeadlineTimer(patienceWithItsEnd));
    for (const int end : {m_lifeline, m_input, m_output}) // it must find no pipe broken
        closeIfOpen(end);
}

std::variant<QByteArray, ComparatorProcess::Failure> ComparatorProcess::ask(const QByteArray& line)
{
    if (m_error != 0)
        return failure(Trouble::notStarted);
    readMore(QDeadlineTimer(0));
    if (!m_read.isEmpty())
        return failure(Trouble::surplus);
    const QDeadlineTimer deadline(m_patience);
    if (!write(line + '\n', deadline))
        return failure(Trouble::hung);
    while (!m_read.contains('\n')) {
        if (m_read.size() > longestAnswer)
            return failure(Trouble::babbled);
        const Wait wait = readMore(deadline);
        if (wait == Wait::timeout)
            return hasEnded(QDeadlineTimer(0)) ? failureOfEnded() : failure(Trouble::hung);
        if (wait == Wait::end) {
            const std::chrono::milliseconds left(deadline.remainingTime());
            return hasEnded(QDeadlineTimer(std::max(left, patienceAfterOutput)))
                       ? failureOfEnded()
                       : failure(Trouble::closed);
        }
    }
    const qsizetype size = m_read.indexOf('\n') + 1;
    QByteArray answer = m_read.first(size);
    m_read.remove(0, size);
    while (answer.endsWith('\n') || answer.endsWith('\r'))
        answer.chop(1);
    return answer;
}

QByteArray ComparatorProcess::askLast(const QByteArray& line)
{
    const QDeadlineTimer deadline(m_patience);
    if (m_error == 0)
        write(line + '\n', deadline);
    readToEnd(deadline);
    return startOfRead();
}

std::optional<ComparatorProcess::Failure> ComparatorProcess::sayGoodbye()
{
    const QDeadlineTimer deadline(
        std::min<std::chrono::milliseconds>(m_patience, patienceWithItsEnd));
    if (readToEnd(deadline) == Wait::end && hasEnded(deadline) && m_status != 0)
        return failureOfEnded();
    return m_read.isEmpty() ? std::nullopt : std::optional(failure(Trouble::surplus));
}

/// False if the program does not take the text in time. One that reads no more must not end this
/// program, and its output says what has become of it.
bool ComparatorProcess::write(const QByteArray& text, const QDeadlineTimer& deadline) const
{
    auto* const before = signal(SIGPIPE, SIG_IGN);
    qsizetype written = 0;
    bool isTaken = true;
    while (written < text.size() && isTaken) {
        const ssize_t more = ::write(m_input, text.constData() + written,
                                     static_cast<std::size_t>(text.size() - written));
        if (more < 0 && errno == EAGAIN)
            isTaken = waitFor(m_input, POLLOUT, deadline) > 0;
        else if (more < 0 && errno != EINTR)
            break;
        written += std::max<ssize_t>(more, 0);
    }
    signal(SIGPIPE, before);
    return isTaken;
}

/// Waits until something comes, or never will.
ComparatorProcess::Wait ComparatorProcess::readMore(const QDeadlineTimer& deadline)
{
    std::array<char, longestAnswer> block{};
    if (waitFor(m_output, POLLIN, deadline) <= 0)
        return Wait::timeout;
    const ssize_t size = ::read(m_output, block.data(), block.size());
    if (size > 0)
        m_read.append(block.data(), size);
    return size > 0 ? Wait::more : Wait::end;
}

/// Closes the program's input and reads until its output ends, unless there is no end to it.
ComparatorProcess::Wait ComparatorProcess::readToEnd(const QDeadlineTimer& deadline)
{
    closeIfOpen(std::exchange(m_input, -1));
    Wait wait = Wait::more;
    while (m_error == 0 && m_read.size() <= longestAnswer && wait == Wait::more)
        wait = readMore(deadline);
    return wait;
}

/// Waits until the guard tells how the program ended; false if it does not in time.
bool ComparatorProcess::hasEnded(const QDeadlineTimer& deadline)
{
    if (m_guard < 0)
        return true;
    if (waitFor(m_lifeline, POLLIN, deadline) <= 0)
        return false;
    Ending ending;
    const bool isTold = ::read(m_lifeline, &ending, sizeof ending) == sizeof ending;
    m_status = ending.status;
    m_error = ending.error;
    int ofGuard = 0;
    while (waitpid(m_guard, &ofGuard, 0) < 0 && errno == EINTR) {
    }
    if (!isTold)
        m_status = ofGuard; // what ended the guard may well have ended the program
    m_guard = -1;
    return true;
}

QByteArray ComparatorProcess::startOfRead() const
{
    return m_read.first(std::min(m_read.size(), shownOfAnswer));
}

ComparatorProcess::Failure ComparatorProcess::failure(Trouble trouble) const
{
    const int status = trouble == Trouble::notStarted ? m_error : 0;
    return {trouble, status, startOfRead()};
}

ComparatorProcess::Failure ComparatorProcess::failureOfEnded() const
{
    if (m_error != 0)
        return failure(Trouble::notStarted);
    const bool isKilled = WIFSIGNALED(m_status);
    Failure result = failure(isKilled ? Trouble::killed : Trouble::ended);
    result.status = isKilled ? WTERMSIG(m_status) : WEXITSTATUS(m_status);
    return result;
}

} // namespace showdown::cli
