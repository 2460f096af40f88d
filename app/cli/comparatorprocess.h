// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDeadlineTimer>
#include <QString>

#include <chrono>
#include <cstdint>
#include <optional>
#include <sys/types.h>
#include <variant>

namespace showdown::cli {

/// Another program, which answers each line with a line. It may die, hang or babble; a question to
/// it still ends in time, with an answer or with what went wrong. Its messages on standard error
/// pass through. Neither it nor what it has started outlives this program, by whatever signal this
/// one ends; on Linux that includes what has moved into a separate session.
class ComparatorProcess
{
public:
    /// Why there is no answer, or not the answer alone.
    enum class Trouble : std::uint8_t {
        notStarted, ///< the system has no room for another process
        ended,      ///< the program has ended
        killed,     ///< a signal has ended the program
        closed,     ///< the program runs on, but has closed its output
        hung,       ///< no whole line came in time, or the question was not taken
        babbled,    ///< there was no end to the line
        surplus,    ///< output came that no question had asked for
    };

    struct Failure
    {
        Trouble trouble = Trouble::ended;
        int status = 0;     ///< the exit status, the signal, or why it could not start (errno)
        QByteArray written; ///< what came instead or beyond, or the start of it
    };

    /// Starts the command as the shell understands it. It may take so long to read a question and
    /// answer it.
    ComparatorProcess(const QString& command, std::chrono::milliseconds patience);
    ComparatorProcess(const ComparatorProcess&) = delete;
    ComparatorProcess& operator=(const ComparatorProcess&) = delete;

    /// Ends the program, whatever it is doing, and all that it has started.
    ~ComparatorProcess();

    /// Sends a line and waits for the answer, which comes without its line end.
    std::variant<QByteArray, Failure> ask(const QByteArray& line);

    /// Sends a line as the last one, and gives all that the program writes until its end, or the
    /// start of that if it is long. Nothing more can be asked.
    QByteArray askLast(const QByteArray& line);

    /// Lets the program end by itself, for as long as an answer may take and 5 seconds at most.
    /// Gives what it writes beyond its answers, and a signal or exit status other than 0 that ends
    /// it. Nothing more can be asked.
    std::optional<Failure> sayGoodbye();

private:
    /// What came of a wait for output.
    enum class Wait : std::uint8_t { more, end, timeout };

    bool write(const QByteArray& text, const QDeadlineTimer& deadline) const;
    Wait readToEnd(const QDeadlineTimer& deadline);
    Wait readMore(const QDeadlineTimer& deadline);
    bool hasEnded(const QDeadlineTimer& deadline);
    QByteArray startOfRead() const;
    Failure failure(Trouble trouble) const;
    Failure failureOfEnded() const;

    std::chrono::milliseconds m_patience;
    int m_input = -1;    ///< of the program
    int m_output = -1;   ///< of the program
    int m_lifeline = -1; ///< the guard ends the program once this is closed, and tells how it ended
    pid_t m_guard = -1;  ///< -1 once it is known how the program ended
    int m_status = 0;    ///< how it ended, as waitpid() has it
    int m_error = 0;     ///< why it could not be started (errno)
    QByteArray m_read;   ///< what came and was not taken
};

} // namespace showdown::cli
