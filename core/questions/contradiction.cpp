// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/contradiction.h"

#include "core/questions/exercisefacts.h"

#include <algorithm>
#include <set>

namespace showdown {
namespace {

using Place = std::optional<RunPlace>;

/// The place that settles this comparison: the part that decides or, in a tie, the last one.
Place settling(const Showdown& showdown, const Comparison& comparison)
{
    if (comparison.parts.empty())
        return std::nullopt;
    return PartPlace{static_cast<int>(&comparison - showdown.comparisons.data()),
                     comparison.parts.back()};
}

/// The place where a player's rank is found or, through a lens, where the hand fails to fit.
Place rankPlace(const Exercise& exercise, const Showdown& showdown, int player)
{
    const auto& result = showdown.players[static_cast<std::size_t>(player) - 1].result;
    if (const std::optional<Category> lens = lensOf(exercise))
        return RankPlace{player, *lens};
    return result ? Place(RankPlace{player, result->value.category()}) : std::nullopt;
}

/// The place that contradicts that exactly these players win: the first comparison that would have
/// another outcome if they did or, through a lens, where one of them does not fit.
Place againstWinners(const Exercise& exercise, const Showdown& showdown, const std::set<int>& named)
{
    for (const int player : named) {
        const auto index = static_cast<std::size_t>(player) - 1;
        if (index < showdown.players.size() && showdown.players[index].failsLens())
            return rankPlace(exercise, showdown, player);
    }
    for (const Comparison& comparison : showdown.comparisons) {
        const bool first = named.contains(comparison.firstPlayer);
        const bool second = named.contains(comparison.secondPlayer);
        if ((first || second) && outcomeOf(first ? 1 : 0, second ? 1 : 0) != comparison.outcome())
            return settling(showdown, comparison);
    }
    return std::nullopt;
}

Place againstDecidingPart(const Showdown& showdown)
{
    if (const Comparison* comparison = firstPlaceComparison(showdown))
        return settling(showdown, *comparison);
    const auto tie = std::ranges::find(showdown.comparisons, Outcome::equal, &Comparison::outcome);
    return tie == showdown.comparisons.end() ? std::nullopt : settling(showdown, *tie);
}

/// Finds the place for a wrong answer of each kind.
struct Contradiction
{
    const Exercise& exercise;
    const ExerciseAnswer& answer;
    const Judgement& judgement;

    const Showdown& showdown() const { return judgement.showdown; }

    Place operator()(const BuildHands& build) const
    {
        switch (judgement.missed->what) {
        case MissedGoal::What::rank:
            return againstRank(judgement.missed->player, build.goal);
        case MissedGoal::What::values:
            return rankPlace(exercise, showdown(), judgement.missed->player);
        case MissedGoal::What::winners:
            return againstWinners(exercise, showdown(),
                                  {build.goal.winners.begin(), build.goal.winners.end()});
        case MissedGoal::What::decides:
        case MissedGoal::What::tie:
            return againstDecidingPart(showdown());
        }
        return std::nullopt;
    }
    Place operator()(const ChooseWinner& /*kind*/) const
    {
        const std::vector<int>& named = std::get<Winners>(answer).players;
        return againstWinners(exercise, showdown(), {named.begin(), named.end()});
    }
    Place operator()(const ChooseDecidingCard& /*kind*/) const
    {
        return againstDecidingPart(showdown());
    }
    Place operator()(const OrderParts& /*kind*/) const
    {
        for (const ComparisonPart& part : showdown().comparisons.front().parts) {
            if (judgement.misplaced == nameOf(part))
                return PartPlace{0, part};
        }
        return std::nullopt;
    }
    Place operator()(const NameWilds& asked) const
    {
        return rankPlace(exercise, showdown(), asked.player);
    }
    Place operator()(const NameRank& asked) const
    {
        return RankPlace{asked.player, *judgement.contradicts};
    }
    Place operator()(const ChooseName& asked) const
    {
        return RankPlace{asked.player, *judgement.contradicts};
    }
    Place operator()(const ChooseHand& /*kind*/) const
    {
        return RankPlace{std::get<ChosenHand>(answer).player, *judgement.contradicts};
    }
    Place operator()(const MarkOuts& /*kind*/) const { return std::nullopt; }
    Place operator()(const GiveNumber& asked) const
    {
        if (asked.of == GiveNumber::Of::partValue)
            return rankPlace(exercise, showdown(), asked.player);
        if (asked.of == GiveNumber::Of::variable)
            return CallPlace{asked.function, asked.call};
        return std::nullopt;
    }
    Place operator()(const FindNextStep& asked) const { return StepPlace{asked}; }
    Place operator()(const FindBug& /*is about printed code*/) const { return std::nullopt; }

private:
    /// The rank that was to be built, or the real one if that is higher.
    Place againstRank(int player, const BuildGoal& goal) const
    {
        const auto index = static_cast<std::size_t>(player) - 1;
        const auto& result = showdown().players[index].result;
        if (exercise.lens || !result)
            return rankPlace(exercise, showdown(), player);
        return RankPlace{player, std::max(*goal.ranks[index], result->value.category())};
    }
};

struct StepAt
{
    const Run& run;

    std::optional<int> operator()(const RankPlace& place) const
    {
        return run.answerOf(place.player, place.rank);
    }
    std::optional<int> operator()(const PartPlace& place) const
    {
        return run.settlingOf(place.comparison, place.part);
    }
    std::optional<int> operator()(const CallPlace& place) const
    {
        const std::vector<int> steps = stepsOfCall(run, place.function, place.call);
        return steps.empty() ? std::nullopt : std::optional(steps.back());
    }
    std::optional<int> operator()(const StepPlace& place) const
    {
        return stepAfter(run, place.asked);
    }
};

} // namespace

std::optional<RunPlace> contradictionOf(const Exercise& exercise, const ExerciseAnswer& answer)
{
    const Judgement judgement = judge(exercise, answer);
    if (judgement.isRight || judgement.fault || judgement.showdown.players.empty())
        return std::nullopt;
    return std::visit(Contradiction{exercise, answer, judgement}, exercise.kind);
}

std::optional<int> stepAt(const Run& run, const RunPlace& place)
{
    return std::visit(StepAt{run}, place);
}

} // namespace showdown
