// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/partner.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace showdown::cli {

namespace {

constexpr std::chrono::seconds patienceWithItsEnd(5);
constexpr qsizetype longestAnswer = 65536;
constexpr qsizetype shownOfAnswer = 200;
constexpr int signalled = 128; ///< the exit status after a signal is above, as with the shell

/// A pipe that no program inherits; -1 twice if there is none to be had.
std::array<int, 2> makePipe()
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

/// Ends the children of this process. On Linux what those have started then becomes a child too,
/// and is ended in turn, until nothing is left.
void endChildren()
{
#ifdef __linux__
    constexpr std::size_t roomForNumbers = 4096;
    std::array<char, roomForNumbers> numbers{};
    while (true) {
        const int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
        const ssize_t size = file < 0 ? 0 : ::read(file, numbers.data(), numbers.size() - 1);
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
        if (waitpid(-1, nullptr, 0) < 0 && errno != EINTR)
            return;
    }
#endif
}

extern "C" void takeNote(int /*signal*/) {}

/// Waits until the command or this program ends; then nothing that the command has started is left
/// running, and the guard ends with its exit status. Only calls that are safe after a fork are
/// made.
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
    _exit(WIFSIGNALED(status) ? signalled + WTERMSIG(status) : WEXITSTATUS(status));
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
    if (started == 0)
        execl("/bin/sh", "sh", "-c", command, nullptr);
    _exit(noShell);
}

} // namespace

Partner::Partner(const QString& command, std::chrono::milliseconds patience) : m_patience(patience)
{
    const QByteArray words = command.toLocal8Bit();
    const std::array<int, 2> input = makePipe();
    const std::array<int, 2> output = makePipe();
    const std::array<int, 2> lifeline = makePipe();
    m_guard = fork();
    if (m_guard == 0)
        runGuarded(words.constData(), input.front(), output.back(), lifeline.front());
    for (const int end : {input.front(), output.back(), lifeline.front()})
        close(end);
    m_input = input.back();
    m_output = output.front();
    m_lifeline = lifeline.back();
}

Partner::~Partner()
{
    closeChannels();
    close(m_lifeline);
    hasEnded(QDeadlineTimer(patienceWithItsEnd));
}

std::variant<QByteArray, Partner::NoAnswer> Partner::ask(const QByteArray& line)
{
    readMore(QDeadlineTimer(0));
    if (!m_read.isEmpty())
        return noAnswer(Trouble::babbled);
    write(line + '\n');
    const QDeadlineTimer deadline(m_patience);
    while (!m_read.contains('\n')) {
        if (m_read.size() > longestAnswer)
            return noAnswer(Trouble::babbled);
        if (!readMore(deadline))
            return noAnswer(hasEnded(deadline) ? Trouble::ended : Trouble::hung);
    }
    const qsizetype size = m_read.indexOf('\n') + 1;
    QByteArray answer = m_read.first(size);
    m_read.remove(0, size);
    while (answer.endsWith('\n') || answer.endsWith('\r'))
        answer.chop(1);
    return answer;
}

void Partner::sayGoodbye()
{
    closeChannels();
    hasEnded(QDeadlineTimer(patienceWithItsEnd));
}

/// A program that reads no more must not end this one.
void Partner::write(const QByteArray& text) const
{
    auto* const before = signal(SIGPIPE, SIG_IGN);
    qsizetype written = 0;
    while (written < text.size()) {
        const ssize_t more = ::write(m_input, text.constData() + written,
                                     static_cast<std::size_t>(text.size() - written));
        if (more < 0 && errno != EINTR)
            break;
        written += std::max<ssize_t>(more, 0);
    }
    signal(SIGPIPE, before);
}

/// Waits until something comes; false if nothing does in time or ever.
bool Partner::readMore(const QDeadlineTimer& deadline)
{
    std::array<char, longestAnswer> block{};
    pollfd output{m_output, POLLIN, 0};
    int ready = 0;
    do
        ready = poll(&output, 1, static_cast<int>(deadline.remainingTime()));
    while (ready < 0 && errno == EINTR);
    const ssize_t size = ready > 0 ? ::read(m_output, block.data(), block.size()) : 0;
    if (size > 0)
        m_read.append(block.data(), size);
    return size > 0;
}

/// Waits for the end of the program; false if it does not come in time.
bool Partner::hasEnded(const QDeadlineTimer& deadline)
{
    constexpr std::chrono::milliseconds pause(2);
    while (m_guard > 0) {
        int status = 0;
        const pid_t ended = waitpid(m_guard, &status, WNOHANG);
        if (ended == m_guard) {
            m_status = WIFEXITED(status) ? WEXITSTATUS(status) : signalled + WTERMSIG(status);
            m_guard = -1;
        } else if (deadline.hasExpired()) {
            return false;
        } else {
            std::this_thread::sleep_for(pause);
        }
    }
    return true;
}

void Partner::closeChannels()
{
    for (int* const channel : {&m_input, &m_output}) {
        close(*channel);
        *channel = -1;
    }
}

Partner::NoAnswer Partner::noAnswer(Trouble trouble)
{
    NoAnswer result{trouble, 0, m_read.first(std::min(m_read.size(), shownOfAnswer))};
    if (trouble != Trouble::ended)
        return result;
    result.status = m_status;
    if (m_status > signalled && m_status < signalled + NSIG) {
        result.trouble = Trouble::killed;
        result.status -= signalled;
    }
    return result;
}

} // namespace showdown::cli
