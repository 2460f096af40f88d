// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace showdown::cli {

/// A file that is open as long as this lives, or standard input for the name "-". A device other
/// than a terminal is not opened: it may never end.
class InputFile
{
public:
    explicit InputFile(const std::string& name);
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;
    ~InputFile();

    bool isOpen() const { return m_descriptor >= 0; }
    int descriptor() const { return m_descriptor; }

private:
    bool m_isOurs;
    int m_descriptor;
};

/// A file cannot be read, for a reason as in errno: the failure to throw.
Failure cannotRead(const std::string& name, int error);

/// Whether a line says nothing: it is blank, or a comment, which begins with #.
bool isSkipped(std::string_view line);

std::string_view withoutByteOrderMark(std::string_view text);

/// Calls `read` with each line of a file, or of standard input for "-", except those that say
/// nothing. Fails if it cannot be read; a failure of `read` is thrown on with the file and the line.
void readLines(const std::string& name, const std::function<void(std::string_view)>& read);

/// Reads lines one at a time, however many there are and however long they are, in little memory.
class LineReader
{
public:
    /// The bytes that a line may have, without its end.
    static constexpr std::size_t longest = 65536;

    /// A line without its end, which is LF or CRLF.
    struct Line
    {
        std::string_view text; ///< until the next line is read; cut if the line is too long
        bool tooLong = false;
    };

    /// Reads from an open file. `beforeWaiting` is called each time before the reader has to
    /// wait for more.
    LineReader(int descriptor, std::function<void()> beforeWaiting);

    /// The next line; nothing at the end, and after an error. A line that is too long is given as
    /// soon as that is certain, wherever it may end.
    std::optional<Line> next();

    /// Why the last read failed, as in errno; 0 if none has.
    int error() const { return m_error; }

private:
    bool fill();
    bool skipLine();
    void keep(std::string_view part);
    bool isTooLong() const;
    Line finish();

    int m_descriptor;
    std::function<void()> m_beforeWaiting;
    std::array<char, longest> m_block{};
    std::string_view m_rest;   ///< of the block: what has been read but not been taken
    std::string m_line;        ///< the start of the line, at most `longest` bytes and an end
    std::size_t m_length = 0;  ///< of the line as far as it has been read
    bool m_isSkipping = false; ///< what comes next belongs to a line that was too long
    int m_error = 0;
};

} // namespace showdown::cli
