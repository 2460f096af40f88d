// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

class QSettings;
class QString;

namespace showdown::gui {

struct StartOptions;

/// Shows the window that the options ask for until it is closed, or saves a picture of it. Without
/// a file it begins with the last table, unless the settings say otherwise, or with the sample. The
/// user's changes are saved in the settings; a picture ignores them. Returns the exit status: 0; 1
/// if a file cannot be read for a picture, or the picture cannot be saved; 2 if there is no such
/// view or page. Errors are written to standard error.
int startWindow(const StartOptions& options, QSettings& settings);

/// Writes why the program ends: to standard output on success, else to standard error, after the
/// program's name. Returns the exit status.
int endWith(int exitStatus, const QString& message);

} // namespace showdown::gui
