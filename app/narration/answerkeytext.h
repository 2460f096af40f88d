// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/practicequestion.h"

#include <QString>

namespace showdown::narration {

/// The right answer as a key has it: "B: Player 2", "BA: Pair, Kicker 1", "any of King of clubs,
/// King of spades", "15.6".
QString keyAnswer(const PracticeQuestion& question);

/// Why it is right, in one sentence: "A straight flush beats a flush.", "Outs: 2 + 9 = 11."
QString keyReason(const PracticeQuestion& question);

/// The letters, A for the first part shown, that put the parts of a question in order: "BAC".
QString orderLetters(const PracticeQuestion& question);

/// The cards of which each alone is a right answer, where one that decides is asked for.
std::vector<CardPlace> decidingCards(const Exercise& exercise);

} // namespace showdown::narration
