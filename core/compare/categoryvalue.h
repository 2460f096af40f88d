// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/compare/comparison.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"
#include "core/trace/step.h"

namespace showdown {

/// The hand value of a category whose tie-break starts with `groups` and goes on with as many of
/// `rest` as the category compares, a wild counting as an ace. There must be enough of them.
HandValue tieBreak(Category category, const ValueList& groups, const PlayedHand& rest);

/// The value of a hand as this category, read by the same functions that compare two such hands.
/// The hand must fit the category, bugs being read already (see readBugs).
HandValue valueAs(Category category, const PlayedHand& hand, const HouseRules& rules);

/// Compares two hands of one category by the category's own comparator.
Outcome findWinner(Category category, const PlayedHand& hand1, const PlayedHand& hand2,
                   const HouseRules& rules, Comparison& comparison, Recorder* recorder);

} // namespace showdown
