// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/askedstep.h"

#include "core/questions/exercisefacts.h"

#include <algorithm>

namespace showdown::gui {

std::optional<AskedStep> contradictedStep(const Exercise& exercise, const ExerciseAnswer& answer,
                                          const Judgement& judgement)
{
    std::vector<Hand> hands;
    for (const PlayerResult& player : judgement.showdown.players)
        hands.push_back(player.hand);
    const std::optional<RunPlace> place = contradictionOf(exercise, answer);
    if (!place || hands.empty() || !std::ranges::all_of(hands, &Hand::isComplete))
        return std::nullopt;
    return AskedStep{hands, exercise.rules, lensOf(exercise), *place};
}

} // namespace showdown::gui
