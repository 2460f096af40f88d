// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace showdown::bench {

/// What a started process opens, at 1280 by 770: the program's window as app/main.cpp makes it, or
/// a QMainWindow with nothing in it.
enum class StartedWindow { main, empty };

/// Starts this program anew and gives the milliseconds from there to the first finished paint of
/// the window; nothing if it does not come to that.
std::optional<double> startTime(StartedWindow window);

/// What the process that startTime() starts does with its arguments; nothing if they do not come
/// from there.
std::optional<int> runStarted(int& argc, char** argv);

} // namespace showdown::bench
