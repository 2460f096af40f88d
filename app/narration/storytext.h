// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/run.h"

#include <QString>
#include <QStringList>

namespace showdown::narration {

/// The finding of a step of a run: "Player 2's hand is no straight. Three different suits", "Kicker
/// 3: Player 1 two, Player 2 three. Player 2 is higher. Decides." Empty for a step without a
/// finding. `names` are the players' own names; a missing or empty one means "Player 1" and so on.
QString storyText(const Run& run, int index, const QStringList& names = {});

/// The sentence of a step at a level: in the story its finding, else what its line did.
QString sentenceAt(const Run& run, int index, Level level, const QStringList& names = {});

/// "Start", "Places", "Rank check for Player 2", "Player 1 vs Player 2": the heading of a part of the run.
QString chapterTitle(const Run& run, const Chapter& chapter, const QStringList& names = {});

/// The heading as a screen reader says it: "Player 1 versus Player 2".
QString chapterDescription(const Run& run, const Chapter& chapter, const QStringList& names = {});

/// "Player 2", "1 vs 2", "For 2nd", "Places": the heading where there is little room.
QString chapterShortTitle(const Run& run, const Chapter& chapter);

/// "story", "questions", "every line": a level, inside a sentence.
QString levelName(Level level);

} // namespace showdown::narration
