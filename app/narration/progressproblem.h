// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace showdown::narration {

/// Why progress is not kept, or was started afresh.
enum class ProgressFault : std::uint8_t {
    damaged,     ///< the file was no database of ours; it was set aside, and a new one begun
    newer,       ///< as damaged, for a file made by a later version of the program
    notSetAside, ///< such a file could not be renamed: nothing is kept
    notFile,     ///< a pipe or a device has the name of the file
    notWritable, ///< the folder or the file cannot be written
    diskFull,
    busy,       ///< another window or program held the file for too long
    noDatabase, ///< Qt's part for SQLite is not installed
    otherError, ///< the system gives another error
};

/// A fault, and the new name of a file that was set aside: "progress-1.sqlite".
struct ProgressProblem
{
    ProgressFault fault = ProgressFault::otherError;
    std::string aside;

    bool operator==(const ProgressProblem&) const = default;
};

} // namespace showdown::narration
