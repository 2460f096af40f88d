// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <variant>

namespace showdown::cli {

/// How the program ends.
enum class ExitCode {
    success = 0,
    badInput = 1, ///< a hand or a file is wrong, or the result cannot be written
    badUsage = 2, ///< an option, a command or a name is unknown, or something is missing
};

/// Why a command cannot do what it was asked to.
struct Failure
{
    ExitCode code = ExitCode::badUsage;
    QString message;
};

/// A value, or why there is none.
template <typename T>
using Result = std::variant<T, Failure>;

} // namespace showdown::cli
