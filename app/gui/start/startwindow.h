// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

namespace showdown::gui {

struct StartOptions;

/// Shows the window that the options ask for until it is closed, or saves a picture of it. Without
/// a file it begins with the table of the last time, or with the sample. Gives the exit status: 0;
/// 1 if a file cannot be read for a picture, or the picture not be saved; 2 if there is no such
/// view or page. What is wrong is said on the standard error.
int startWindow(const StartOptions& options);

} // namespace showdown::gui
