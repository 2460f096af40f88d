// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace showdown::bench {

/// The window of a started process, at 1280 by 770: the program's own as app/main.cpp makes it, or
/// an empty QMainWindow.
enum class StartedWindow { main, empty };

/// Starts this program again and returns the milliseconds until the first finished paint of the
/// window; nothing if it never paints.
std::optional<double> startTime(StartedWindow window);

/// The exit status of a process started by startTime(), given its arguments; nothing if startTime()
/// did not start it.
std::optional<int> runStarted(int& argc, char** argv);

} // namespace showdown::bench
