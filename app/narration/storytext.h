// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/run.h"

#include <QString>
#include <QStringList>

namespace showdown::narration {

/// What a step of a run has found out: "Player 2's hand is no straight. Three different suits",
/// "Kicker 3: Player 1 two, Player 2 three. Player 2 is higher. Decides." Empty for a step without
/// a finding. Names of players who are called otherwise than "Player 1" may be given.
QString storyText(const Run& run, int index, const QStringList& names = {});

/// What a step says at a level: in the story what it has found out, else what its line did.
QString sentenceAt(const Run& run, int index, Level level, const QStringList& names = {});

/// "Places", "Rank check for Player 2", "Player 1 vs Player 2": the heading of a part of the run.
QString chapterTitle(const Run& run, const Chapter& chapter, const QStringList& names = {});

/// The same as a screen reader says it: "Player 1 versus Player 2".
QString chapterDescription(const Run& run, const Chapter& chapter, const QStringList& names = {});

/// "Rank 2", "1 vs 2", "For 2nd", "Places": the same where there is little room.
QString chapterShortTitle(const Run& run, const Chapter& chapter);

/// "story", "questions", "every line": a level, inside a sentence.
QString levelName(Level level);

} // namespace showdown::narration
