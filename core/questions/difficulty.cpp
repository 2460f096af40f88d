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

/// In comparing order of single cards, a wild being the lowest.
std::vector<int> ranksAsShown(const OpenHand& hand, const HouseRules& rules)
{
    std::vector<int> ranks;
    for (const std::optional<Card> card : hand) {
        if (card)
            ranks.push_back(rules.isWild(*card) ? 0 : number(*card->rank()));
    }
    return ranks;
}

bool isUnsorted(const OpenHand& hand, const HouseRules& rules)
{
    return !std::ranges::is_sorted(ranksAsShown(hand, rules), std::greater());
}

bool isWildTempting(const Hand& hand, const HouseRules& rules)
{
    const std::optional<HandValue> seeming = valueWithAces(hand, rules);
    return seeming && seeming->category() < evaluate(hand, rules)->value.category();
}

bool mayAceBeLow(const Hand& hand, const HouseRules& rules)
{
    HouseRules other = rules;
    other.lowAceStraight = !rules.lowAceStraight;
    return evaluate(hand, rules)->value != evaluate(hand, other)->value;
}

bool hasLowPair(const Hand& hand, const HouseRules& rules)
{
    HouseRules other = rules;
    other.pairFloor = Rank::two;
    return evaluate(hand, rules)->value != evaluate(hand, other)->value;
}

int trapsInHands(const Exercise& exercise)
{
    const HouseRules& rules = exercise.rules;
    const auto isIn = [&](const auto& isTrap, const auto& hands) {
        return std::ranges::any_of(hands, [&](const auto& hand) { return isTrap(hand, rules); });
    };
    int traps = isIn(isUnsorted, exercise.hands) ? 1 : 0;
    std::vector<Hand> hands = handsOf(exercise.hands);
    std::erase_if(hands, [](const Hand& hand) { return !hand.isComplete(); });
    const auto seemsMore = [](const Hand& hand, const HouseRules& house) {
        return valueOfFour(hand, house) || mayAceBeLow(hand, house);
    };
    traps += isIn(isWildTempting, hands) ? 1 : 0;
    traps += isIn(seemsMore, hands) ? 1 : 0;
    traps += isIn(hasLowPair, hands) ? 1 : 0;
    return traps;
}

/// The values of the natural cards, wilds being 0.
std::multiset<int> shownValues(const Hand& hand, const HouseRules& rules)
{
    std::multiset<int> values;
    for (const Card card : hand)
        values.insert(rules.isWild(card) ? 0 : number(*card.rank()));
    return values;
}

int trapsInComparing(const Exercise& exercise)
{
    const Showdown result = showdownOf(exercise, handsOf(exercise.hands));
    const auto shown = [&](int player) {
        return shownValues(result.players[static_cast<std::size_t>(player) - 1].hand,
                           exercise.rules);
    };
    int traps = 0;
    if (result.winners.size() > 1 && shown(result.winners[0]) != shown(result.winners[1]))
        ++traps;
    for (const Comparison& comparison : result.comparisons) {
        const ComparisonPart* part = comparison.decidingPart();
        if (!part)
            continue;
        const int step = std::abs(part->first - part->second);
        if (part->kind == PartKind::rank) {
            const int better = *comparison.winner();
            const int other = comparison.firstPlayer + comparison.secondPlayer - better;
            traps += *shown(other).rbegin() > *shown(better).rbegin() ? 1 : 0;
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
