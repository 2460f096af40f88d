// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

class QSettings;
class QString;

namespace showdown::gui {

struct StartOptions;

/// Shows the window that the options ask for until it is closed, or saves a picture of it. Without
/// a file it begins with the table of the last time, unless the settings say not, or with the
/// sample. What the user changes is kept in the settings; a picture knows nothing of them. Gives
/// the exit status: 0; 1 if a file cannot be read for a picture, or the picture not be saved; 2 if
/// there is no such view or page. What is wrong is said on the standard error.
int startWindow(const StartOptions& options, QSettings& settings);

/// Says why the program ends: on the standard output if all is well, else on the standard error,
/// after its name. Gives the exit status back.
int endWith(int exitStatus, const QString& message);

} // namespace showdown::gui
