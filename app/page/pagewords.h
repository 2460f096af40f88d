// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/page/page.h"

#include <vector>

namespace showdown::page {

// The words of a run that both forms share, as plain text.

/// The given title, or a general one.
QString pageTitle(const PageInput& input);

/// "Series rules (changed): pairFloor=2. Every hand is compared as a full house.": on one line.
QString rulesInForce(const Run& run, const PageInput& input);

/// "Three sixes, kickers king, two", or why the hand of a player, from 1, has no name.
QString handInWords(const Run& run, int player, const QStringList& names);

/// The finding of a step.
struct StoryLine
{
    int step = 0; ///< from 0
    QString sentence;
};

/// The findings of one part of the run.
struct StoryChapter
{
    QString title;
    std::vector<StoryLine> lines;
};

/// All findings, part by part; a part without any is left out.
std::vector<StoryChapter> storyOf(const Run& run, const QStringList& names);

} // namespace showdown::page
