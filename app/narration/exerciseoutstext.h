// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/outs.h"
#include "core/questions/exercise.h"

#include <QString>
#include <QStringList>

namespace showdown::narration {

/// What the outs make, group by group: "Flush, ace high: 9 cards."
QStringList outGroupTexts(const PlayerOuts& outs);

/// Which cards only look like outs, and why, for the best hands that they make: "Cards that are no
/// outs: 9♠ 9♥. They make a pair, but Player 2 has the same rank, and higher." Empty if there are
/// none.
QString falseOutsText(const Exercise& exercise, const PlayerOuts& outs);

/// Why marked cards are, or are not, all the outs of a player, from 1: what the outs make, or the
/// first card that is none and how many are missing: "K♠ is no out: Player 2 is ahead. 2 outs are
/// missing."
QString markedOutsText(const Exercise& exercise, int player, const Judgement& judgement);

/// All that is wrong about marked cards, for an answer without a second try: "K♠ is no out: it makes
/// only a pair of kings. Nor are these: 2♣ 3♣. Missing: 9♥ 9♦. Straight, ten high: 2 cards."
QString wrongOutsText(const Exercise& exercise, int player, const Judgement& judgement);

} // namespace showdown::narration
