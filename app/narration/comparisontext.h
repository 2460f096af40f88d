// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/cards/hand.h"
#include "core/compare/partname.h"
#include "core/compare/showdown.h"
#include "core/rules/houserules.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace showdown::narration {

/// "so far: a pair of aces", "so far: king high": what the cards of an unfinished hand make by
/// equal values, wilds joining the largest group. Empty without cards and of a complete hand.
QString soFar(const Hand& hand, const HouseRules& rules);

/// The same as a name, "Pair of aces"; empty for high cards too.
QString madeSoFar(const Hand& hand, const HouseRules& rules);

// The tree of comparisons: a branch for each comparison that ran, a leaf for each part compared.
// `names` are the players' own names; a missing or empty one means "Player 1" and so on.

/// "Player 1 vs Player 2", or "For 2nd: Player 1 vs Player 3" where only the second place is open.
QString branchTitle(const Comparison& comparison, const QStringList& names = {});

/// "Player 2 higher"; "pair beats high card" where the ranks differ; "tie".
QString branchResult(const Comparison& comparison, const QStringList& names = {});

/// A branch as a screen reader says it: "Player 1 vs Player 2: Player 2 higher."
QString branchDescription(const Comparison& comparison, const QStringList& names = {});

/// The parts as the leaves show them: the rank, with which every comparison starts, then everything
/// the comparator compared. The comparison must be one of this showdown.
std::vector<ComparisonPart> leafParts(const Comparison& comparison, const Showdown& showdown);

/// Whether hands of this comparator have one kicker, which needs no number.
bool hasOneKicker(Comparator comparator);

/// "Kicker 3", "Higher pair", "Rank".
QString partName(const ComparisonPart& part, Comparator comparator);

/// The same for a part of a comparison of hands of this rank.
QString partName(const PartName& part, Category rank);

/// "2 < 3, decides", "queens = queens", "pair = pair". A part that is not equal is the one that
/// decided.
QString leafText(const ComparisonPart& part);

/// How a part came out, on a label: "2 < 3", "queens = queens", "pair beats high card".
QString partResult(const ComparisonPart& part);

/// A leaf as a screen reader says it: "Kicker 3: Player 1 two, Player 2 three. Player 2 is higher.
/// Decides."
QString leafDescription(const ComparisonPart& part, const Comparison& comparison,
                        const QStringList& names = {});

/// "3 ran": how many comparisons there were.
QString comparisonCount(int count);

/// "Comparisons appear when two hands are complete.": instead of the tree while there is nothing to
/// compare; through a lens, hands that fit are missing.
QString comparisonsWait(bool lens);

} // namespace showdown::narration
