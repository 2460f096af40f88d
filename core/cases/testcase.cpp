// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/testcase.h"

#include "core/compare/partname.h"

#include <algorithm>
#include <utility>

namespace showdown {

namespace {

using Kind = Feature::Kind;

const PlayerResult& playerOf(const Showdown& answer, int number)
{
    return answer.players[static_cast<std::size_t>(number) - 1];
}

/// The number of wilds in a hand, up to the number from which more make no difference to a
/// comparator.
int wildsThatMatter(const HandResult& result)
{
    const int most = result.value.category() == Category::royalFlush ? 1 : 4;
    return std::min(result.wildCount(), most);
}

void addComparison(std::vector<Feature>& features, const Showdown& answer,
                   const Comparison& comparison)
{
    const HandResult& first = *playerOf(answer, comparison.firstPlayer).result;
    const HandResult& second = *playerOf(answer, comparison.secondPlayer).result;
    const int rank1 = static_cast<int>(first.value.category());
    const int rank2 = static_cast<int>(second.value.category());
    const int wilds1 = wildsThatMatter(first);
    const int wilds2 = wildsThatMatter(second);
    const int outcome = static_cast<int>(comparison.outcome());
    if (rank1 != rank2) {
        features.push_back({Kind::decision, {-1, outcome}});
        features.push_back({Kind::ranks, {rank1, rank2}});
        return;
    }
    features.push_back({Kind::wildCounts, {rank1, wilds1, wilds2}});
    const ComparisonPart* part = comparison.decidingPart();
    if (!part) {
        features.push_back({Kind::decision, {rank1, 0}});
        features.push_back({Kind::tie, {rank1, wilds1, wilds2}});
        return;
    }
    const int kind = static_cast<int>(part->kind);
    features.push_back({Kind::decision, {rank1, outcome, kind, part->index}});
    features.push_back(
        {Kind::wildDecision, {rank1, kind, part->index, wilds1 > 0 ? 1 : 0, wilds2 > 0 ? 1 : 0}});
}

/// Whether the cards were dealt in comparing order, and where the first wild stands.
std::array<int, 5> orderOf(const HandResult& result)
{
    const bool inOrder = std::ranges::is_sorted(result.working, {}, &WorkingCard::dealtPosition);
    const auto& wilds = result.substitutions;
    const int wildPosition = wilds.empty() ? -1 : wilds.front().dealtPosition;
    return {static_cast<int>(result.value.category()), inOrder ? 0 : 1, wildPosition, 0, 0};
}

void addHand(std::vector<Feature>& features, const HandResult& result)
{
    const int rank = static_cast<int>(result.value.category());
    features.push_back({Kind::order, orderOf(result)});
    features.push_back({Kind::value, {rank, number(result.value[0])}});
}

/// The lowest rank that a hand misses, and why.
std::string nearMissText(const Ladder& ladder)
{
    const auto missed = std::find_if(ladder.rbegin(), ladder.rend(),
                                     [](const LadderRow& row) { return row.fits() == false; });
    if (missed == ladder.rend())
        return std::string(Fits::reason);
    return std::string(id(missed->rank)) + ' ' + std::string(missed->reason());
}

} // namespace

TestCase testCase(std::vector<Hand> hands, const HouseRules& rules, std::optional<Category> lens)
{
    Showdown answer = compareHands(hands, rules, lens);
    return {std::move(hands), std::move(answer), lens};
}

std::string whyText(const Showdown& answer)
{
    if (answer.players.size() == 1)
        return nearMissText(answer.players.front().ladder);
    if (answer.winners.size() > 1)
        return "tie";
    const auto& comparisons = answer.comparisons;
    const auto settled = std::find_if(comparisons.rbegin(), comparisons.rend(),
                                      [](const Comparison& each) { return each.place == 1; });
    if (settled == comparisons.rend())
        return "fit";
    const ComparisonPart* part = settled->decidingPart();
    return part ? toText(nameOf(*part)) : "tie";
}

std::vector<Feature> featuresOf(const TestCase& testCase)
{
    const Showdown& answer = testCase.answer;
    std::vector<Feature> features;
    // Of three hands the winners alone do not tell how each comparison went.
    if (answer.comparisons.size() == 1)
        addComparison(features, answer, answer.comparisons.front());

    Feature places{Kind::places, {}};
    Feature fit{Kind::fit, {}};
    bool allFit = true;
    for (std::size_t i = 0; i < answer.players.size(); ++i) {
        const PlayerResult& player = answer.players[i];
        places.details[i] = player.place.value_or(0);
        fit.details[i] = player.result ? 1 : 2;
        allFit = allFit && player.result;
        if (player.result)
            addHand(features, *player.result);
    }
    if (answer.players.size() == 3)
        features.push_back(places);
    if (!allFit)
        features.push_back(fit);

    std::ranges::sort(features);
    features.erase(std::unique(features.begin(), features.end()), features.end());
    return features;
}

int weight(Feature::Kind kind)
{
    switch (kind) {
    case Kind::decision:
        return 20;
    case Kind::places:
        return 16;
    case Kind::fit:
        return 12;
    case Kind::ranks:
    case Kind::tie:
    case Kind::wildDecision:
        return 4;
    case Kind::wildCounts:
    case Kind::order:
        return 2;
    case Kind::value:
        return 1;
    }
    return 0;
}

} // namespace showdown
