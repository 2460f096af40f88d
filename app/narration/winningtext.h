// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/sentence.h"
#include "app/narration/situation.h"

namespace showdown::narration {

/// Why this player, the only winner, beats the best of the others: "A flush beats a straight.",
/// or what decided between hands of one rank. Empty if there was nobody to beat.
Sentence winningSentence(const Situation& situation, int winner);

} // namespace showdown::narration
