// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/compare/showdown.h"
#include "core/match/ladder.h"

#include <QString>
#include <QStringList>

namespace showdown::narration {

/// Why this hand is of the row's rank, or is not, with its own cards or counts: "Wild + one queen
/// is 2 of 4", "3 up to queen: too far apart for five in a row", "The wild and Q♠ make a pair of
/// queens". Without a full stop. The row must be one of the player's ladder, and the rules those of
/// the showdown.
QString ladderText(const LadderRow& row, const PlayerResult& player, const HouseRules& rules);

/// "Yes", "No" or "Not reached".
QString ladderAnswer(const LadderRow& row);

/// "Not reached, nor any below": in place of ladderText() where one row speaks for all these.
QString foldedLadderText();

/// Such a row as a screen reader says it, by the name of its rank: "Two pair: not reached, nor any
/// below."
QString foldedLadderDescription(const QString& rank);

/// The whole row as a screen reader says it: "Straight: no. 3 up to queen: too far apart for five
/// in a row."
QString ladderDescription(const LadderRow& row, const PlayerResult& player,
                          const HouseRules& rules);

/// "Player 3 has 3 of 5 cards. The rank check starts with the fifth.": instead of the ladder of an
/// incomplete hand.
QString ladderWaits(int player, const Hand& hand, const QStringList& names = {});

} // namespace showdown::narration
