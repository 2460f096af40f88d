// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/difficulty.h"

#include "core/questions/exercisefacts.h"
#include "core/questions/mistakes.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace showdown {
namespace {

constexpr std::array<std::string_view, allDifficulties.size()> difficultyIds{"easy", "medium",
                                                                             "hard"};

bool isUnsorted(const OpenHand& hand, const HouseRules& rules)
{
    std::vector<int> ranks;
    for (const std::optional<Card> card : hand) {
        if (card)
            ranks.push_back(rules.isWild(*card) ? 0 : number(*card->rank()));
    }
    return !std::ranges::is_sorted(ranks, std::greater());
}

int trapsInHands(const Exercise& exercise)
{
    using enum BeginnersMistake;
    const HouseRules& rules = exercise.rules;
    std::vector<Hand> hands = handsOf(exercise.hands);
    std::erase_if(hands, [](const Hand& hand) { return !hand.isComplete(); });
    const auto misleads = [&](BeginnersMistake mistake) {
        return std::ranges::any_of(
            hands, [&](const Hand& hand) { return readBy(mistake, hand, rules).has_value(); });
    };
    const bool isAnyUnsorted = std::ranges::any_of(
        exercise.hands, [&](const OpenHand& hand) { return isUnsorted(hand, rules); });
    const bool isWildTempting = std::ranges::any_of(hands, [&](const Hand& hand) {
        const auto seeming = readBy(wildAsAce, hand, rules);
        return seeming && seeming->category() < evaluate(hand, rules)->value.category();
    });
    const bool seemsMore =
        misleads(fourAreEnough) || misleads(wheelForgotten) || misleads(wheelAssumed);
    return static_cast<int>(isAnyUnsorted) + static_cast<int>(isWildTempting)
           + static_cast<int>(seemsMore) + static_cast<int>(misleads(lowPairCounts));
}

int trapsInComparing(const Exercise& exercise)
{
    const Showdown result = showdownOf(exercise, handsOf(exercise.hands));
    const auto naturals = [&](int player) {
        return naturalsOf(result.players[static_cast<std::size_t>(player) - 1].hand,
                          exercise.rules);
    };
    int traps = 0;
    if (result.winners.size() > 1 && naturals(result.winners[0]) != naturals(result.winners[1]))
        ++traps;
    for (const Comparison& comparison : result.comparisons) {
        const ComparisonPart* part = comparison.decidingPart();
        if (!part)
            continue;
        const int step = std::abs(part->first - part->second);
        if (part->kind == PartKind::rank) {
            const int better = *comparison.winner();
            const int other = comparison.firstPlayer + comparison.secondPlayer - better;
            const std::vector<int> lower = naturals(other);
            const std::vector<int> higher = naturals(better);
            traps += !lower.empty() && (higher.empty() || lower[0] > higher[0]) ? 1 : 0;
        } else if (comparison.parts.size() > 1) {
            traps += comparison.parts.size() > 2 ? 2 : 1;
        } else {
            traps += step == 1 ? 1 : 0;
        }
    }
    return traps;
}

int trapsInOdds(const Exercise& exercise, int player)
{
    const std::optional<PlayerOuts> outs = outsAsked(exercise, player);
    int traps = exercise.situation->players.size() > 1 ? 1 : 0;
    if (!outs)
        return traps;
    const auto helps = [](const Miss& miss) { return miss.reason == MissReason::helpsOpponent; };
    traps += std::ranges::any_of(outs->misses, helps) ? 1 : 0;
    std::set<Category> made;
    for (const Out& out : outs->outs)
        made.insert(out.makes.category());
    return traps + (made.size() > 1 ? 1 : 0);
}

struct TrapsOfKind
{
    const Exercise& exercise;

    int operator()(const ChooseWinner& /*kind*/) const { return trapsInComparing(exercise); }
    int operator()(const ChooseDecidingCard& /*kind*/) const { return trapsInComparing(exercise); }
    int operator()(const OrderParts& /*kind*/) const
    {
        return std::max(trapsInComparing(exercise) - 1, 0); // two parts are the least
    }
    int operator()(const MarkOuts& asked) const { return trapsInOdds(exercise, asked.player); }
    int operator()(const GiveNumber& asked) const
    {
        using Of = GiveNumber::Of;
        if (!exercise.situation)
            return 0;
        const bool isCount = asked.of == Of::outs || asked.of == Of::unseen;
        return trapsInOdds(exercise, asked.player) + (isCount ? 0 : 1);
    }
    int operator()(const BuildHands& build) const
    {
        return (build.goal.decides ? 1 : 0) + (openPlaces(exercise).size() > 2 ? 1 : 0);
    }
    int operator()(const FindNextStep& asked) const
    {
        const Run run(handsOf(exercise.hands), {exercise.rules, exercise.lens});
        return run.step(asked.step).depth > 1 ? 1 : 0;
    }
    int operator()(const auto& /*is about single hands*/) const { return 0; }
};

} // namespace

std::string_view id(Difficulty difficulty)
{
    return difficultyIds[static_cast<std::size_t>(difficulty)];
}

std::optional<Difficulty> difficultyFromId(std::string_view text)
{
    const auto known = std::ranges::find(difficultyIds, text);
    return known == difficultyIds.end()
               ? std::nullopt
               : std::optional(
                   allDifficulties[static_cast<std::size_t>(known - difficultyIds.begin())]);
}

int trapsIn(const Exercise& exercise)
{
    return trapsInHands(exercise) + std::visit(TrapsOfKind{exercise}, exercise.kind);
}

Difficulty difficultyOf(const Exercise& exercise)
{
    const int traps = trapsIn(exercise);
    if (traps == 0)
        return Difficulty::easy;
    return traps == 1 ? Difficulty::medium : Difficulty::hard;
}

} // namespace showdown
