// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace showdown::gui {

class Session;
class StepPlayer;

// The texts about the player's current step outside of its page. A run has to be running.

/// "Step 23 of 46: 6♥ equals the base value 6.": for the status bar.
QString stepStatus(const Session& session, const StepPlayer& player);

/// The step as the command line prints it and, after an empty line, the command.
QString stepAsText(const Session& session, const StepPlayer& player);

} // namespace showdown::gui
