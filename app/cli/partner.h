// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>

#include <array>
#include <chrono>
#include <cstdint>
#include <variant>

namespace showdown::cli {

/// Another program, which answers each line with a line. It may die, hang or babble; asking it
/// still ends in time, with an answer or with what went wrong. Its messages on standard error pass
/// through. It never outlives this program, by whatever signal this one ends.
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
    Partner(const QString& command, std::chrono::seconds patience);
    Partner(const Partner&) = delete;
    Partner& operator=(const Partner&) = delete;

    /// Ends the program, whatever it is doing, and all that it has started.
    ~Partner();

    /// Sends a line and waits for the answer, which comes without its line end.
    std::variant<QByteArray, NoAnswer> ask(const QByteArray& line);

    /// Lets the program end of its own accord: nothing more is asked.
    void sayGoodbye();

private:
    NoAnswer noAnswer();

    QProcess m_process;
    std::chrono::seconds m_patience;
    std::array<int, 2> m_lifeline; ///< the guard of the group reads it until this program ends
    qint64 m_group = 0;            ///< the process group of the program
};

} // namespace showdown::cli
