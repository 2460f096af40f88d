// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/bughunt.h"

#include <QString>

#include <optional>

namespace showdown::narration {

// What is said about a printed mistake that is to be found. Tables and lines count from 1.

/// "Table 2".
QString tableName(int table);

/// "Table 2, line 9: numWilds ← CountCardsByValue(sorted1, wild)"
QString foundBugText(const BugHunt& hunt, const FoundBug& found);

/// "Table 2 as printed: Player 2 wins; repaired: Player 1 wins.", or "Table 1 as printed and
/// repaired: a tie."
QString tableAnswers(const BugHunt& hunt, int table);

/// "The mistake is in line 9: numWilds ← CountCardsByValue(sorted1, wild). CompareKickers: it counts
/// hand 2's wilds in hand 1.": the first line of several, unless another is meant.
QString mistakenLineText(const BugHunt& hunt, std::optional<int> line = std::nullopt);

/// What an answer named: both answers at that table, and its line. It gives no other one away.
QString foundBugReason(const BugHunt& hunt, const FoundBug& found);

/// What a reader looks for at the place where both runs part, where the mistake shows: "Comparing
/// kicker 1."
QString partingHint(const BugHunt& hunt);

/// "The mistake is among lines 2 to 8."
QString linesHint(const BugHunt& hunt);

} // namespace showdown::narration
