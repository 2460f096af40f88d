// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/run.h"

#include <QString>
#include <QStringList>

namespace showdown::narration {

/// What the printed code makes of the hands of a run, beside what that comes to: "Here: Player 2
/// wins. As printed: Player 1 wins." `names` are the players' own names.
QString printedOutcomeText(const Run& repaired, const Run& printed, const QStringList& names = {});

/// Where the two runs first part, in sentences: their lines, and what differs after them. Empty if
/// they never do.
QString partingText(const Run& repaired, const Run& printed);

/// Of a mistake that the code that runs has, too: what one call of it changes, by its first and its
/// last step. "The code that runs here does the same. cardValues is [8, wild] at first and [14, 8] at
/// the end."
QString alikeText(const Step& first, const Step& last);

} // namespace showdown::narration
