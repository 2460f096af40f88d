// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/equity.h"
#include "core/odds/outs.h"
#include "core/questions/exercise.h"
#include "core/trace/run.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace showdown {

// What the engine says about the hands or the situation of an exercise; answers are judged by it.

/// The cards that lie there; an open place is left out, so that such a hand is incomplete.
std::vector<Hand> handsOf(const std::vector<OpenHand>& hands);

/// That of a player, from 1.
Hand handOf(const Exercise& exercise, int player);

/// The values of the natural cards of a hand, 2 to 14, highest first.
std::vector<int> naturalsOf(const Hand& hand, const HouseRules& rules);

/// How many of its cards are wild.
int wildsIn(const Hand& hand, const HouseRules& rules);

/// The situation under the rules of the exercise, which must have one.
Situation situationOf(const Exercise& exercise);

/// How the hands of the exercise compare: through its lens, or by best rank where that is asked.
Showdown showdownOf(const Exercise& exercise, std::span<const Hand> hands);

/// How they compare as they lie there, and how the code compares them.
Showdown showdownOf(const Exercise& exercise);
Run runOf(const Exercise& exercise);

/// The lens through which the hands of the exercise are seen.
std::optional<Category> lensOf(const Exercise& exercise);

/// Whether this card, as dealt, is one that decides between two hands; see ChooseDecidingCard.
bool isDecidingCard(const Showdown& showdown, const HouseRules& rules, CardPlace place);

/// What these hands miss of a goal; nothing if they reach it.
std::optional<MissedGoal> missedGoal(const BuildGoal& goal, const Showdown& showdown);

/// The parts of a complete hand that fits the lens, each with its value, in the order in which they
/// would be compared with an equal hand.
std::vector<ComparisonPart> partsOf(const Hand& hand, const HouseRules& rules,
                                    std::optional<Category> lens);

/// The outs of a player, from 1, as MarkOuts means them: alone those for this hope. Nothing where
/// there can be none.
std::optional<PlayerOuts> outsFor(const Situation& situation, int player,
                                  std::optional<Category> hope);

/// The outs that an exercise asks about.
std::optional<PlayerOuts> outsAsked(const Exercise& exercise, int player);

/// The equities of the situation; see equityOf().
EquityResult equityAsked(const Exercise& exercise);

/// The number that is asked for; nothing if there is none.
std::optional<double> numberAsked(const Exercise& exercise, const GiveNumber& asked);

/// What the code does next; nothing if there is no such step or nothing to ask about it.
std::optional<NextStep> nextStepAsked(const Exercise& exercise, const FindNextStep& asked);
std::optional<NextStep> nextStepIn(const Run& run, const FindNextStep& asked);

/// The step that shows it.
std::optional<int> stepAfter(const Run& run, const FindNextStep& asked);

/// The steps of a call of a function, counted from 1 in the order in which the calls begin. Steps
/// of the functions that it calls are not among them. Empty if there is no such call.
std::vector<int> stepsOfCall(const Run& run, std::string_view function, int call);

} // namespace showdown
