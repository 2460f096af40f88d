// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/questions/askedstep.h"

#include <algorithm>

namespace showdown::gui {
namespace {

std::vector<Hand> answeredHands(const Showdown& showdown)
{
    std::vector<Hand> hands;
    for (const PlayerResult& player : showdown.players)
        hands.push_back(player.hand);
    return hands;
}

/// The part that a wrong answer overlooks: the one that decides, or in a tie the last one compared.
bool findPart(const Judgement& judgement, AskedStep& step)
{
    const Showdown& showdown = judgement.showdown;
    if (showdown.winners.empty() || showdown.comparisons.empty())
        return false;
    const Comparison* comparison = decidingComparison(showdown, showdown.winners.front());
    if (!comparison || comparison->parts.empty())
        return false;
    const auto isMeant = [&](const ComparisonPart& part) {
        return judgement.decides == PartName{part.kind, part.index};
    };
    const auto part = std::ranges::find_if(comparison->parts, isMeant);
    step.comparison = static_cast<int>(comparison - showdown.comparisons.data());
    step.part = part == comparison->parts.end() ? comparison->parts.back() : *part;
    return true;
}

} // namespace

std::optional<AskedStep> contradictedStep(const Exercise& exercise,
                                          const ExerciseAnswer& /*answer*/,
                                          const Judgement& judgement)
{
    if (judgement.isRight || judgement.fault || judgement.showdown.players.empty())
        return std::nullopt;
    AskedStep step{answeredHands(judgement.showdown), exercise.rules, exercise.lens, 0, {}, 0, {}};
    if (!std::ranges::all_of(step.hands, &Hand::isComplete))
        return std::nullopt;
    if (const auto* rank = std::get_if<NameRank>(&exercise.kind)) {
        step.player = rank->player;
        step.rank = judgement.contradicts;
        step.lens.reset(); // it is the best rank that is asked for
        return step.rank ? std::optional(step) : std::nullopt;
    }
    if (const auto* wilds = std::get_if<NameWilds>(&exercise.kind)) {
        const PlayerResult& player =
            judgement.showdown.players[static_cast<std::size_t>(wilds->player) - 1];
        step.player = wilds->player;
        step.rank = player.result->value.category();
        return step;
    }
    if (std::holds_alternative<GiveNumber>(exercise.kind))
        return std::nullopt;
    if (judgement.missed && judgement.missed->what == MissedGoal::What::rank) {
        const int player = judgement.missed->player;
        const auto& result =
            judgement.showdown.players[static_cast<std::size_t>(player) - 1].result;
        step.player = player;
        step.rank = result ? std::optional(result->value.category()) : exercise.lens;
        return step.rank ? std::optional(step) : std::nullopt;
    }
    return findPart(judgement, step) ? std::optional(step) : std::nullopt;
}

} // namespace showdown::gui
