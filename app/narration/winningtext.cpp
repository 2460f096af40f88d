// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/winningtext.h"

#include "app/narration/categorytext.h"
#include "app/narration/reasontext.h"

namespace showdown::narration {

namespace {

/// How many values a comparison found equal before it decided; nothing if the ranks differ.
std::optional<int> equalValues(const Comparison& comparison)
{
    const std::optional<Decision> decision = Decision::of(comparison);
    if (!decision)
        return static_cast<int>(comparison.parts.size());
    if (decision->kind == PartKind::rank)
        return std::nullopt;
    return decision->position;
}

bool involves(const Comparison& comparison, int player)
{
    return comparison.firstPlayer == player || comparison.secondPlayer == player;
}

/// The comparison of the winner with the best of the others.
const Comparison* decidingComparison(const Situation& situation, int winner)
{
    for (const Comparison& comparison : situation.showdown.comparisons) {
        if (!involves(comparison, winner))
            continue;
        const int other =
            comparison.firstPlayer == winner ? comparison.secondPlayer : comparison.firstPlayer;
        if (situation.player(other).place == 2)
            return &comparison;
    }
    return nullptr;
}

/// True if the player who is not in this comparison has at least so many first values in common
/// with the two who are. Any comparison with one of them tells, as the two share these values.
bool thirdShares(const Situation& situation, const Comparison& comparison, int values)
{
    if (situation.roll.takingPart.size() < 3)
        return false;
    for (const Comparison& other : situation.showdown.comparisons) {
        const bool samePlayers = other.firstPlayer == comparison.firstPlayer
                                 && other.secondPlayer == comparison.secondPlayer;
        if (!samePlayers)
            return equalValues(other).value_or(-1) >= values;
    }
    return false;
}

} // namespace

Sentence winningSentence(const Situation& situation, int winner)
{
    const Comparison* comparison = decidingComparison(situation, winner);
    const std::optional<Decision> decision = comparison ? Decision::of(*comparison) : std::nullopt;
    if (!decision)
        return {};
    if (decision->kind == PartKind::rank)
        return Sentence::of(categoryBeats(static_cast<Category>(decision->better),
                                          static_cast<Category>(decision->worse)),
                            {});

    const HandValue& value = situation.player(winner).result->value;
    if (thirdShares(situation, *comparison, namedValues(*decision, value.category())))
        return decidedSentence(*decision, value, {.count = 3, .first = {}, .second = {}});
    const bool namesNeeded =
        decision->kind != PartKind::wilds || situation.roll.takingPart.size() > 2;
    if (!namesNeeded)
        return decidedSentence(*decision, value, {.count = 2, .first = {}, .second = {}});
    return decidedSentence(*decision, value,
                           {.count = 2,
                            .first = situation.name(comparison->firstPlayer),
                            .second = situation.name(comparison->secondPlayer)});
}

} // namespace showdown::narration
