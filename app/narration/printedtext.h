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

} // namespace showdown::narration
