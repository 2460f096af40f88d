// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDeadlineTimer>
#include <QString>

#include <chrono>
#include <cstdint>
#include <sys/types.h>
#include <variant>

namespace showdown::cli {

/// Another program, which answers each line with a line. It may die, hang or babble; a question to
/// it still ends in time, with an answer or with what went wrong. Its messages on standard error
/// pass through. Neither it nor what it has started outlives this program, by whatever signal this
/// one ends; on Linux that includes what has moved into a separate session.
class Partner
{
public:
    /// Why there is no answer.
    enum class Trouble : std::uint8_t {
        ended,   ///< the program has ended
        killed,  ///< a signal has ended the program
        hung,    ///< no whole line came in time
        babbled, ///< there was no end to the line, or it came before the question
    };

    struct NoAnswer
    {
        Trouble trouble = Trouble::ended;
        int status = 0;     ///< with `ended` the exit status, with `killed` the signal
        QByteArray written; ///< what came instead, or the start of it
    };

    /// Starts the command as the shell understands it. It may take so long for an answer.
    Partner(const QString& command, std::chrono::milliseconds patience);
    Partner(const Partner&) = delete;
    Partner& operator=(const Partner&) = delete;

    /// Ends the program, whatever it is doing, and all that it has started.
    ~Partner();

    /// Sends a line and waits for the answer, which comes without its line end.
    std::variant<QByteArray, NoAnswer> ask(const QByteArray& line);

    /// Lets the program end by itself: nothing more is asked.
    void sayGoodbye();

private:
    void write(const QByteArray& text) const;
    bool readMore(const QDeadlineTimer& deadline);
    bool hasEnded(const QDeadlineTimer& deadline);
    void closeChannels();
    NoAnswer noAnswer(Trouble trouble);

    std::chrono::milliseconds m_patience;
    int m_input = -1;    ///< of the program
    int m_output = -1;   ///< of the program
    int m_lifeline = -1; ///< the guard of the program ends it once this is closed
    pid_t m_guard = -1;  ///< has the exit status of the program; -1 once that is known
    int m_status = 0;    ///< as the shell says it
    QByteArray m_read;   ///< what came and was not taken
};

} // namespace showdown::cli
