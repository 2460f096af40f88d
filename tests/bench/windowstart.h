// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace showdown::bench {

/// The window of a started process, at 1280 by 770: the program's own, or an empty QMainWindow.
enum class StartedWindow { main, empty };

/// Milliseconds from the start of the process.
struct StartTimes
{
    double painted = 0; ///< until the first finished paint of the window
    double idle = 0;    ///< until the end of the last event before a pause
};

/// Starts this program again; nothing if the window never paints.
std::optional<StartTimes> startTimes(StartedWindow window);

/// The milliseconds that a view of a started window takes, when it is shown for the first time,
/// until nothing is left to do. Nothing if there is no such view, or it never paints.
std::optional<double> firstShowTime(const QString& view);

/// The exit status of a process started by one of these, given its arguments; nothing if none of
/// them started it.
std::optional<int> runStarted(int& argc, char** argv);

} // namespace showdown::bench
