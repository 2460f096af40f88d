// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"

#include <iosfwd>

namespace showdown::cli {

/// Runs a command with its arguments. The result goes to `out`; a command that fails has written
/// nothing there, except for `check`, `lesson` and batches.
using Runner = void(const Arguments& arguments, std::ostream& out);

/// Compares the hands given.
Runner runCompare;

/// Runs `compare --batch FILE`: compares the hands of each line and writes a line, JSON or CSV,
/// with the result or with the error. Memory does not grow with the input, and answers are written
/// before the reader waits for more input. If lines are wrong it fails at the end, when all lines
/// have been answered.
Runner runBatch;

/// Compares the hands given and shows every step.
Runner runExplain;

/// Writes test cases for comparators, one a line.
Runner runCases;

/// Feeds test cases to a program and stops at the first answer that is not right, unless it is to
/// keep going. What was expected, what came and why goes to `out`; it then fails as well, with the
/// same in short. If all answers are right, `out` says what was tested and what was not.
Runner runCheck;

/// Counts how often each rank comes of all five-card hands.
Runner runRanks;

/// Lists every choice for the wilds of the hand given.
Runner runWild;

/// Describes named house rules.
Runner runRules;

/// Reads lessons and checks their claims against the engine. Mistakes go to standard error, a line
/// for each, or with all else to `out` as JSON; it then fails. Or begins a lesson in a new folder.
Runner runLesson;

/// Counts who wins how often. Ctrl+C ends the count; a fair sample of the deals replaces it.
Runner runOdds;

/// Asks questions one after another and reads the answers from standard input; or writes them all
/// as JSON, with their answers.
Runner runPractice;

/// Writes sheets of such questions, and their keys, to files or one to `out`.
Runner runWorksheet;

/// Writes the listings as one program in Python or JavaScript, to a file or to `out`.
Runner runCode;

} // namespace showdown::cli
