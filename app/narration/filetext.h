// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"

#include <QString>

namespace showdown::narration {

/// "Player 2, card 3, character 2: 'x' is no suit; one of h d c s.", "Line 3, column 7: expected
/// “,”.", "It is empty.": what is wrong with a file or in it; "Table 3, Player 2, card 3, …", if it
/// has several tables.
QString fileProblemText(const FileProblem& problem);

/// As above, with the place in a lesson, if it is in one of its files: "tasks.json:41: …".
QString placedProblemText(const FileProblem& problem);

/// As fileProblemText(), for a window that keeps its table: "This file could not be opened. It is
/// empty. Your table is unchanged."
QString fileNotOpened(const FileProblem& problem);

/// "The file could not be saved: the disk is full."
QString saveFaultText(SaveFault fault);

/// The advice for this fault: "Make room on the disk and try again, or save it on another one."
QString saveAdvice(SaveFault fault);

/// Fault and advice.
QString fileNotSaved(SaveFault fault);

} // namespace showdown::narration
