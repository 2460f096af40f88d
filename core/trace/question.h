// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/rank.h"
#include "core/compare/comparison.h"
#include "core/trace/run.h"

#include <optional>
#include <variant>
#include <vector>

namespace showdown {

// What a learner can be asked about a step, with the right answer. It is taken from what the step
// itself has recorded; nothing is worked out again.

/// Whether the condition of a line is true; of a loop, whether it goes on.
struct ConditionAsked
{
    bool answer = false;
    bool operator==(const ConditionAsked&) const = default;
};

/// Whether a player's hand is of a rank.
struct RankAsked
{
    int player = 1; ///< from 1
    Category rank = Category::highCard;
    bool answer = false;
    bool operator==(const RankAsked&) const = default;
};

/// Which of two hands is ahead in a part of their comparison, or whether they are equal in it.
struct PartAsked
{
    int comparison = 0; ///< index into Showdown::comparisons
    ComparisonPart part;
    bool operator==(const PartAsked&) const = default;
};

/// Which value a player's wild takes; of several wilds the highest one.
struct WildAsked
{
    int player = 1; ///< from 1
    int wilds = 1;  ///< how many take one at the step
    int held = 1;   ///< how many wilds the player holds; others may take a value elsewhere
    Rank answer = Rank::ace;
    bool operator==(const WildAsked&) const = default;
};

using Question = std::variant<ConditionAsked, RankAsked, PartAsked, WildAsked>;

/// True or false; how the first hand stands to the second; a value.
using Answer = std::variant<bool, Outcome, Rank>;

/// What can be asked about a step at a level: in the story, about its finding; else about its
/// condition, even if it has a finding, because the kind of question would give the answer away.
/// Nothing about a step that the level hides, and nothing that is obvious: what begins, a high
/// card, the ranks through a lens or of hands with bugs, wilds that the code says are aces, a
/// condition that only reads a variable, what follows from earlier answers.
std::optional<Question> questionAt(const Run& run, int index, Level level);

/// The moment to ask that question, before anything that leads to the answer has run: for a rank
/// before its matcher, for a part before its first comparison, for wilds before the code turns to
/// their hand, for a condition before its line. There must be a question.
Moment momentOfQuestion(const Run& run, int index, Level level);

/// The right answer.
Answer rightAnswer(const Question& question);

inline bool isRight(const Question& question, const Answer& answer)
{
    return answer == rightAnswer(question);
}

/// The possible answers, in the order offered: yes and no; from the lower figure of the first hand
/// to the higher; two to ace.
std::vector<Answer> choicesOf(const Question& question);

} // namespace showdown
