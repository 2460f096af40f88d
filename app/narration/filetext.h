// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"

#include <QString>

namespace showdown::narration {

/// "Player 2, card 3 is not a card: “Kx”.", "Line 3, column 7: expected “,”.", "It is empty.": why
/// a file cannot be read.
QString fileProblemText(const FileProblem& problem);

/// The same for a window that goes on with the table it has: "This file could not be opened. It is
/// empty. Your table is unchanged."
QString fileNotOpened(const FileProblem& problem);

/// "The file could not be saved: disk full."
QString fileNotSaved(SaveFault fault);

} // namespace showdown::narration
