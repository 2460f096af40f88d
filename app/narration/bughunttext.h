// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/bughunt.h"

#include <QString>

namespace showdown::narration {

// What is said about a printed mistake that is to be found. Tables and lines count from 1.

/// "Table 2".
QString tableName(int table);

/// "Table 2, line 9: numWilds ← CountCardsByValue(sorted1, wild)"
QString foundBugText(const BugHunt& hunt, const FoundBug& found);

/// "Table 2 as printed: Player 2 wins; repaired: Player 1 wins.", or "Table 1 as printed and
/// repaired: a tie."
QString tableAnswers(const BugHunt& hunt, int table);

/// The right answer with each of its lines: "Table 2, line 31 or 32".
QString rightBugText(const BugHunt& hunt);

/// "The mistake is in line 9, numWilds ← CountCardsByValue(sorted1, wild): it counts hand 2's wilds
/// in hand 1. It should read: numWilds ← CountCardsByValue(sorted2, wild)." Several lines are all
/// named, and the telling one is read.
QString mistakenLineText(const BugHunt& hunt);

/// Where the runs part at the table that shows it.
QString bugPartingText(const BugHunt& hunt);

/// What an answer named: both answers at that table, and its line; if both are right, where the runs
/// part. It gives no other one away.
QString foundBugReason(const BugHunt& hunt, const FoundBug& found);

/// What a reader looks for at the place where both runs part, where the mistake shows: "Comparing
/// kicker 1."
QString partingHint(const BugHunt& hunt);

/// "The mistake is among lines 2 to 8."; if there are only few, or it is in both halves, a table that
/// does not show it.
QString linesHint(const BugHunt& hunt);

} // namespace showdown::narration
